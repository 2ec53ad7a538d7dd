import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import type { Listing, ListingFiles } from '../../src/listings/index.js';
import { aBrief, aListing } from './aListing.js';

export interface ListingFilesUnderTest {
  readonly files: ListingFiles;
  /** What a reader of the file sees, cells and lines one after the other. */
  readonly textOf: (bytes: Uint8Array) => Promise<string>;
}

/** The contract of every writer of listing files. */
export function listingFilesContract(name: string, make: () => Promise<ListingFilesUnderTest>): void {
  const listings = ['Steel Bottle', 'Oak Table – Größe M'].map((title) =>
    aListing({ copy: { ...EMPTY_COPY, title, description: title, handle: 'handle' } }),
  );
  const [bottle, table] = listings as [Listing, Listing];

  describe(`${name} as files of listings`, () => {
    it('hold every listing as it was written', async () => {
      const { files, textOf } = await make();
      for (const file of [await files.amazonDraft(listings), await files.shopifyCsv(listings)]) {
        const text = await textOf(file.bytes);
        for (const { copy } of listings) expect(text).toContain(copy.title);
        expect(file.contentType).toMatch(/^\w+\/[\w.+-]+/);
      }
    });

    it('fill a template of the seller’s, such as our own draft', async () => {
      const { files, textOf } = await make();
      const draft = await files.amazonDraft([table]);
      const filled = await files.fillAmazonTemplate(draft.bytes, bottle);
      expect(await textOf(filled.bytes)).toContain('Steel Bottle');
    });

    it('refuse what is no template', async () => {
      const { files } = await make();
      const listing = aListing({ brief: aBrief() });
      for (const bytes of [new Uint8Array(), new TextEncoder().encode('%PDF-1.7 no template')]) {
        await expect(files.fillAmazonTemplate(bytes, listing)).rejects.toMatchObject({ kind: 'invalid' });
      }
    });
  });
}
