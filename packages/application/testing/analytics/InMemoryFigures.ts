import type { ActionFacts } from '@listwright/domain/analytics';
import { ListingFigures, type ReviewedListing } from '../../src/analytics/index.js';
import type { Listing } from '../../src/listings/index.js';
import type { InMemoryListings } from '../listings/InMemoryListings.js';

export class InMemoryFigures extends ListingFigures {
  constructor(private readonly listings: InMemoryListings) {
    super();
  }

  override async faulty(userId: string): Promise<ActionFacts['faulty']> {
    const broken = this.newestFirst(userId).filter((listing) => errorsOf(listing) > 0);
    const [worst] = broken.toSorted((a, b) => errorsOf(b) - errorsOf(a));
    return { count: broken.length, ...(worst && { worst: { ...named(worst), errors: errorsOf(worst) } }) };
  }

  override async weakest(userId: string, below: number, most: number): Promise<ActionFacts['weakest']> {
    return this.newestFirst(userId)
      .map((listing) => ({ ...named(listing), score: listing.review.score.score, errors: errorsOf(listing) }))
      .filter(({ score, errors }) => score < below && errors === 0)
      .toSorted((a, b) => a.score - b.score)
      .slice(0, most)
      .map(({ errors: _errors, ...listing }) => listing);
  }

  override async newest(userId: string, most: number): Promise<readonly ReviewedListing[]> {
    return this.newestFirst(userId)
      .slice(0, most)
      .map((listing) => ({
        ...named(listing),
        title: listing.copy.title,
        marketplace: listing.brief.marketplace,
        marketplaceId: listing.brief.marketplaceId,
        category: listing.brief.category,
        missing: listing.missingFacts,
      }));
  }

  private newestFirst(userId: string): readonly Listing[] {
    return this.listings.all(userId).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }
}

const named = ({ id, brief }: Listing) => ({ id, productName: brief.productName });
const errorsOf = ({ review }: Listing) => review.findings.filter(({ severity }) => severity === 'error').length;
