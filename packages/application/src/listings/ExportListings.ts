import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Actor, Clock } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingFile, ListingFiles } from './ports/ListingFiles.js';
import type { ListingRepository } from './ports/ListingRepository.js';

export interface ExportedFile extends ListingFile {
  readonly fileName: string;
}

/** Creates the import file of a marketplace from one or more listings. All must belong to the account. */
export class ExportListings {
  constructor(
    private readonly listings: ListingRepository,
    private readonly files: ListingFiles,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, marketplace: Marketplace, ids: readonly string[]): Promise<ExportedFile> {
    const chosen = await this.own(actor, marketplace, ids);
    const file = marketplace === 'amazon' ? await this.files.amazonDraft(chosen) : await this.files.shopifyCsv(chosen);
    return { ...file, fileName: this.fileName(marketplace) };
  }

  /** Fills the template that the seller downloaded for the product type. */
  async fillAmazonTemplate(actor: Actor, id: string, template: Uint8Array): Promise<ExportedFile> {
    const [listing] = await this.own(actor, 'amazon', [id]);
    if (listing === undefined) throw listingErrors.notFound();
    const file = await this.files.fillAmazonTemplate(template, listing);
    return { ...file, fileName: this.fileName('amazon') };
  }

  private async own(actor: Actor, marketplace: Marketplace, ids: readonly string[]): Promise<readonly Listing[]> {
    const found = await this.listings.findMany(actor.userId, ids);
    if (found.length < new Set(ids).size) throw listingErrors.notFound();
    if (found.some((listing) => listing.brief.marketplace !== marketplace))
      throw listingErrors.wrongMarketplace(marketplace);
    return found;
  }

  private fileName(marketplace: Marketplace): string {
    const date = this.clock.now().toISOString().slice(0, 10);
    return marketplace === 'amazon' ? `amazon_template_${date}.xlsx` : `shopify_template_${date}.csv`;
  }
}
