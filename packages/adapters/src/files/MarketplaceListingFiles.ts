import { CONTENT_TYPES } from '@listwright/application/contract';
import { ListingFiles, type Listing, type ListingFile } from '@listwright/application/listings';
import { writeAmazonDraft } from './amazon/writeAmazonDraft.js';
import { fillAmazonTemplate } from './amazon/fillAmazonTemplate.js';
import { writeShopifyCsv } from './shopify/writeShopifyCsv.js';

export class MarketplaceListingFiles extends ListingFiles {
  override async amazonDraft(listings: readonly Listing[]): Promise<ListingFile> {
    return { bytes: await writeAmazonDraft(listings), contentType: CONTENT_TYPES.xlsx };
  }

  override async fillAmazonTemplate(template: Uint8Array, listing: Listing): Promise<ListingFile> {
    return { bytes: await fillAmazonTemplate(template, listing), contentType: CONTENT_TYPES.xlsx };
  }

  override async shopifyCsv(listings: readonly Listing[]): Promise<ListingFile> {
    return { bytes: new TextEncoder().encode(writeShopifyCsv(listings)), contentType: CONTENT_TYPES.csv };
  }
}
