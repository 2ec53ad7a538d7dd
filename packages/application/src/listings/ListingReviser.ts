import { readProduct } from '@listwright/domain/products';
import type { Clock } from '../shared/index.js';
import type { Listing, VersionReason } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { reviewListing } from './reviewListing.js';
import { ruleSetOf } from './ListingWriter.js';

/** Checks a changed text by today's rules and stores it as the next version. */
export class ListingReviser {
  constructor(
    private readonly listings: ListingRepository,
    private readonly clock: Clock,
  ) {}

  /** `changed` carries its base version. Throws `conflict` where that is no longer the stored one. */
  async save(changed: Listing, reason: VersionReason): Promise<Listing> {
    const now = this.clock.now();
    const ruleSet = ruleSetOf(changed.brief, now);
    const { removedClaims, acceptedStatements } = changed;
    const history = { removed: removedClaims.length, acceptedStatements };
    const review = reviewListing(changed.copy, changed.brief, ruleSet, history);
    const broken = review.findings.some((finding) => finding.severity === 'error');
    const next: Listing = {
      ...changed,
      review,
      missingFacts: readProduct(changed.brief).missingFacts,
      status: broken ? 'failed' : 'completed',
      ruleSet: { id: ruleSet.id, date: ruleSet.date },
      version: changed.version + 1,
      updatedAt: now,
    };
    if (!(await this.listings.saveVersion(next, reason))) throw listingErrors.changedMeanwhile();
    return next;
  }
}
