import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aBrief,
  aListing,
  anActor,
  aProduct,
  FixedClock,
  InMemoryListings,
  InMemoryProducts,
  PlainListingFiles,
} from '../../testing/index.js';
import { ExportListings, ListListings, RemoveListing } from './index.js';

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const PRODUCT = '00000000-0000-7000-8000-0000000000c1';

let listings: InMemoryListings;
const actor = anActor();
const stranger = anActor({ userId: '00000000-0000-7000-8000-0000000000cc' });
const own = { userId: actor.userId };

beforeEach(async () => {
  listings = new InMemoryListings();
  await listings.addMany(
    [
      aListing({ ...own, id: id(1), productId: PRODUCT }),
      aListing({ ...own, id: id(2) }),
      aListing({ ...own, id: id(3), brief: aBrief({ marketplace: 'shopify' }) }),
    ],
    'generated',
  );
});

describe('the file of listings', () => {
  const files = () => new ExportListings(listings, new PlainListingFiles(), new FixedClock());
  const textOf = ({ bytes }: { readonly bytes: Uint8Array }) => new TextDecoder().decode(bytes);

  it('is that of the marketplace, named by the day', async () => {
    const amazon = await files().execute(actor, 'amazon', [id(1), id(2), id(1)]);
    expect(amazon.fileName).toBe('amazon_template_2026-11-21.xlsx');
    expect(textOf(amazon).split('\n')[0]).toBe('template');
    const shopify = await files().execute(actor, 'shopify', [id(3)]);
    expect(shopify.fileName).toBe('shopify_template_2026-11-21.csv');
    expect(textOf(shopify)).toBe('Title\nHimal Steel Water Bottle, 750 ml\n');
  });

  it('is refused where one of them is not there, another account’s, or of another marketplace', async () => {
    const missing = { code: 'listing_not_found' };
    await expect(files().execute(actor, 'amazon', [id(1), id(9)])).rejects.toMatchObject(missing);
    await expect(files().execute(stranger, 'amazon', [id(1)])).rejects.toMatchObject(missing);
    await expect(files().execute(actor, 'amazon', [id(1), id(3)])).rejects.toMatchObject({
      code: 'wrong_marketplace',
      faults: [{ path: 'id' }],
    });
  });

  it('is the seller’s own template with the listing in it', async () => {
    const template = new TextEncoder().encode('template\n');
    const filled = await files().fillAmazonTemplate(actor, id(1), template);
    expect([filled.fileName, textOf(filled)]).toEqual([
      'amazon_template_2026-11-21.xlsx',
      'template\nHimal Steel Water Bottle, 750 ml\n',
    ]);
    await expect(files().fillAmazonTemplate(stranger, id(1), template)).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    await expect(files().fillAmazonTemplate(actor, id(3), template)).rejects.toMatchObject({
      code: 'wrong_marketplace',
    });
  });
});

describe('the list of listings', () => {
  it('shows SKU and photo of the product, where there is one, and nothing of other accounts', async () => {
    const products = new InMemoryProducts();
    const identifiers = { sku: 'C-1', asin: '', gtin: '' };
    await products.addMany(actor.userId, [aProduct({ id: PRODUCT, userId: actor.userId, identifiers })]);
    const list = new ListListings(listings, products);
    const { items } = await list.execute(actor, { search: '' }, { limit: 10 });
    expect(new Map(items.map(({ row, product }) => [row.id, product?.sku]))).toEqual(
      new Map([
        [id(3), undefined],
        [id(2), undefined],
        [id(1), 'C-1'],
      ]),
    );
    expect((await list.execute(stranger, { search: '' }, { limit: 10 })).items).toEqual([]);
  });

  it('loses a listing that its owner removes, and no other', async () => {
    const remove = new RemoveListing(listings);
    await expect(remove.execute(stranger, id(1))).rejects.toMatchObject({ code: 'listing_not_found' });
    await remove.execute(actor, id(1));
    await expect(remove.execute(actor, id(1))).rejects.toMatchObject({ code: 'listing_not_found' });
    expect(await listings.findMany(actor.userId, [id(1), id(2)])).toMatchObject([{ id: id(2) }]);
  });
});
