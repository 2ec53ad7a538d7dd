import type { Listing } from '../Listing.js';

/** A file made for the seller. */
export interface ListingFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Writes listings in the file formats of the marketplaces. Cells that a spreadsheet could read as formulas are escaped. */
export abstract class ListingFiles {
  /** A draft in the shape of Amazon's JSON-based listing template. */
  abstract amazonDraft(listings: readonly Listing[]): Promise<ListingFile>;
  /** The seller's own template with the listing filled in. Throws `invalid` where it is not such a template. */
  abstract fillAmazonTemplate(template: Uint8Array, listing: Listing): Promise<ListingFile>;
  /** Shopify's product CSV with the current 57 columns. */
  abstract shopifyCsv(listings: readonly Listing[]): Promise<ListingFile>;
}
