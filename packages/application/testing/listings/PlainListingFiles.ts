import { DomainError } from '@listwright/domain/shared';
import { ListingFiles, type Listing, type ListingFile } from '../../src/listings/index.js';

const TEMPLATE = 'template\n';

/** Files of plain text: a title a line. A template of the seller's begins with `template`. */
export class PlainListingFiles extends ListingFiles {
  override async amazonDraft(listings: readonly Listing[]): Promise<ListingFile> {
    return fileOf(TEMPLATE, listings);
  }

  override async fillAmazonTemplate(template: Uint8Array, listing: Listing): Promise<ListingFile> {
    const text = new TextDecoder().decode(template);
    if (!text.startsWith(TEMPLATE))
      throw new DomainError('invalid', 'not_an_amazon_template', 'This is not a template.');
    return fileOf(text, [listing]);
  }

  override async shopifyCsv(listings: readonly Listing[]): Promise<ListingFile> {
    return fileOf('Title\n', listings);
  }
}

function fileOf(head: string, listings: readonly Listing[]): ListingFile {
  const text = head + listings.map(({ copy }) => `${copy.title}\n`).join('');
  return { bytes: new TextEncoder().encode(text), contentType: 'text/plain' };
}
