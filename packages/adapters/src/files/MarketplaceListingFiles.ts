import { ListingFiles, type Listing, type ListingFile } from '@listwright/application/listings';
import { writeAmazonDraft } from './amazon/writeAmazonDraft.js';
import { fillAmazonTemplate } from './amazon/fillAmazonTemplate.js';
import { writeShopifyCsv } from './shopify/writeShopifyCsv.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export class MarketplaceListingFiles extends ListingFiles {
  override async amazonDraft(listings: readonly Listing[]): Promise<ListingFile> {
    return { bytes: await writeAmazonDraft(listings), contentType: XLSX };
  }

  override async fillAmazonTemplate(template: Uint8Array, listing: Listing): Promise<ListingFile> {
    return { bytes: await fillAmazonTemplate(template, listing), contentType: XLSX };
  }

  override async shopifyCsv(listings: readonly Listing[]): Promise<ListingFile> {
    return { bytes: new TextEncoder().encode(writeShopifyCsv(listings)), contentType: 'text/csv; charset=utf-8' };
  }
}
