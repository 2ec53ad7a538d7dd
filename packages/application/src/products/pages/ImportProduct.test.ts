import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import type { PageProduct, ReadPage } from '@listwright/domain/products';
import {
  aCaller,
  anActor,
  aPageProduct,
  CountingIds,
  DirectTransaction,
  FixedClock,
  FixedPages,
  FixedRenderer,
  InMemoryPageVisits,
  InMemoryListings,
  InMemoryProductListings,
  InMemoryProducts,
  InMemoryUsageLedger,
  PlainFacts,
  PlainPages,
} from '../../../testing/index.js';
import { QuotaGuard } from '../../billing/index.js';
import { AddProduct } from '../AddProduct.js';
import { ProductReader } from '../ProductReader.js';
import { factPage } from './factPage.js';
import { ImportProduct } from './ImportProduct.js';
import { VisitPage } from './VisitPage.js';

/** Reads every page as one product. */
class OneProduct extends PlainPages {
  constructor(private readonly product: Partial<PageProduct>) {
    super();
  }

  override async read(_html: string, address: string | undefined): Promise<ReadPage> {
    const page = await super.read('<h1>Any</h1>', address);
    return { ...page, product: aPageProduct({ url: address ?? null, ...this.product }) };
  }
}

const MUG = '<h1>Enamel mug</h1><b>12.50 EUR</b>';

describe('ImportProduct', () => {
  let clock: FixedClock;
  let ledger: InMemoryUsageLedger;
  let products: InMemoryProducts;
  let pages: FixedPages;
  const actor = anActor();

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    products = new InMemoryProducts();
    pages = new FixedPages({
      'https://shop.example/old': { redirectsTo: 'https://shop.example/mug' },
      'https://shop.example/mug': { text: MUG },
      'https://shop.example/wall': { text: '<p>Press the button</p>' },
      'https://shop.example/robots': { fault: 'robots' },
    });
  });

  const importing = (reader = new PlainPages()) => {
    const [ids, once] = [new CountingIds(), new DirectTransaction()];
    const shown = new ProductReader(products, new InMemoryProductListings(new InMemoryListings()), new PlainFacts());
    const add = new AddProduct(products, shown, once, ids, clock);
    const visit = new VisitPage(pages, new FixedRenderer(), reader, new InMemoryPageVisits());
    return new ImportProduct(visit, reader, new PlainFacts(), add, new QuotaGuard(ledger, once, clock), ids, clock);
  };
  const spent = async () => (await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).api_calls;

  it('makes a product of a page at an address, for one call, and keeps where it was found', async () => {
    const { product } = await importing().execute(actor, { address: 'https://shop.example/old' }, aCaller());
    expect(product).toMatchObject({ brief: { productName: 'Enamel mug' }, version: 1 });
    expect(product.page).toMatchObject({ address: 'https://shop.example/mug', readAt: clock.now(), images: [] });
    expect(await products.find(actor.userId, product.id)).toEqual(product);
    expect(await spent()).toBe(1);
  });

  it('reads brand, category, numbers and facts, and names the page of each fact until its words change', async () => {
    const reader = new OneProduct({
      title: 'Enamel mug',
      brand: 'Larkhill',
      category: 'Mugs',
      sku: 'LH-1',
      gtin: '4006381333931',
      bullet_points: ['Holds 350 ml'],
      description: 'Hand wash only.\nHolds 350 ml',
      specifications: { Material: 'Enamelled steel', ASIN: 'B08CZDYNF7', Colour: 'Green' },
      images: ['https://cdn.example/1.jpg', 'javascript:alert(1)', 'https://cdn.example/1.jpg'],
    });
    const { product, reading } = await importing(reader).execute(
      actor,
      {
        html: MUG,
        address: 'https://shop.example/m',
      },
      aCaller(),
    );
    expect(product.brief).toMatchObject({ brand: 'Larkhill', category: 'Mugs' });
    expect(product.brief.description).toBe('Holds 350 ml\nHand wash only.');
    expect(product.brief.attributes).toEqual({ Material: 'Enamelled steel', Colour: 'Green' });
    expect(product.identifiers).toEqual({ sku: 'LH-1', asin: '', gtin: '4006381333931' });
    expect(product.page?.images).toEqual(['https://cdn.example/1.jpg']);
    const capacity = reading.facts.find(({ value }) => value.includes('350'));
    if (capacity === undefined) throw new Error('the capacity is a fact');
    expect(factPage(product, capacity)).toBe('https://shop.example/m');
    expect(factPage(product, { ...capacity, text: 'Holds 400 ml' })).toBeNull();
    expect(factPage({}, capacity)).toBeNull();
    expect(pages.asked).toEqual([]);
  });

  it('cuts what is longer than a product may be, and drops what cannot be stored or run', async () => {
    const reader = new OneProduct({
      title: `Mug\u0000 ${'very '.repeat(200)}large`,
      brand: 'x'.repeat(300),
      url: 'javascript:alert(1)',
      asin: 'not one',
      description: Array.from({ length: 400 }, (_, at) => `${at} ${'long '.repeat(20)}`).join('\n'),
      specifications: Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`Row ${at}`, `Value ${at}`])),
    });
    const { product } = await importing(reader).execute(actor, { html: MUG }, aCaller());
    const { productName, brand, description, attributes } = product.brief;
    expect([productName.startsWith('Mug'), productName.includes('\u0000'), productName.endsWith('very')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([brand.length, Object.keys(attributes).length]).toEqual([100, 50]);
    expect(description.length).toBeLessThanOrEqual(10_000);
    expect([product.identifiers.asin, product.page?.address]).toEqual(['', null]);
  });

  it.each([
    ['page_without_product', { address: 'https://shop.example/wall' }],
    ['page_robots', { address: 'https://shop.example/robots' }],
    ['page_without_product', { html: '<p>Nothing</p>' }],
    ['page_required', {}],
  ])('stores and charges nothing where there is no product (%s)', async (code, page) => {
    await expect(importing().execute(actor, page, aCaller())).rejects.toMatchObject({ code });
    expect([await spent(), await products.count(actor.userId)]).toEqual([0, 0]);
  });

  it('names the product that the account has already, free of charge', async () => {
    const { product } = await importing().execute(actor, { html: MUG }, aCaller());
    await expect(importing().execute(actor, { html: MUG }, aCaller())).rejects.toMatchObject({
      code: 'product_exists',
      details: { product_id: product.id },
    });
    expect([await spent(), await products.count(actor.userId)]).toEqual([1, 1]);
  });

  it('reads no page for an account without calls', async () => {
    const poor = anActor({ quotaOverrides: { api_calls: 0 } });
    await expect(importing().execute(poor, { address: 'https://shop.example/mug' }, aCaller())).rejects.toMatchObject({
      code: 'quota_exceeded',
    });
    expect(pages.asked).toEqual([]);
  });
});
