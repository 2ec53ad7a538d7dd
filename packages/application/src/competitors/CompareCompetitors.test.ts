import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import {
  anActor,
  aPageProduct,
  aProduct,
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
} from '../../testing/index.js';
import { QuotaGuard } from '../billing/index.js';
import { ProductReader, VisitPage } from '../products/index.js';
import { comparedPage } from './comparedPage.js';
import { CompareCompetitors, type OwnProduct } from './index.js';

const OWN: OwnProduct = {
  productName: 'Steel bottle',
  title: '',
  description: '',
  bulletPoints: [],
  brand: '',
  price: { amount: 30, currency: 'USD' },
  rating: null,
  reviewCount: null,
};

describe('CompareCompetitors', () => {
  let clock: FixedClock;
  let ledger: InMemoryUsageLedger;
  let compare: CompareCompetitors;
  let products: InMemoryProducts;
  const actor = anActor();

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    products = new InMemoryProducts();
    compare = new CompareCompetitors(
      new ProductReader(products, new InMemoryProductListings(new InMemoryListings()), new PlainFacts()),
      new VisitPage(
        new FixedPages({
          'https://shop.example/a': { text: '<h1>Trail Bottle</h1><b>20 USD</b>' },
          'https://shop.example/robot': { text: '<p>Robot check</p>' },
        }),
        new FixedRenderer(),
        new PlainPages(),
        new InMemoryPageVisits(),
      ),
      new PlainPages(),
      new QuotaGuard(ledger, new DirectTransaction(), clock),
    );
  });

  const used = async () => (await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).api_calls;

  it('compares what could be read, reports the rest, and charges each page that was read', async () => {
    const { pages, comparisons } = await compare.execute(actor, OWN, [
      { url: 'https://shop.example/a' },
      { url: 'https://shop.example/robot' },
      { url: 'https://shop.example/gone' },
      { url: 'http://127.0.0.1/admin' },
      { url: 'saved.html', html: '<h1>Peak Bottle</h1>' },
    ]);
    expect(pages.map(({ product }) => product?.title ?? null)).toEqual([
      'Trail Bottle',
      null,
      null,
      null,
      'Peak Bottle',
    ]);
    expect(pages.filter(({ error }) => error !== null)).toHaveLength(3);
    expect(comparisons?.all.price).toMatchObject({ own: 30, count: 1, cheaper: 1 });
    expect(await used()).toBe(2);
  });

  it('compares nothing and charges nothing where no page could be read', async () => {
    const { comparisons } = await compare.execute(actor, OWN, [{ url: 'https://shop.example/gone' }]);
    expect([comparisons, await used()]).toEqual([null, 0]);
  });

  it('does not find products of others', async () => {
    const given = { ...OWN, productId: '00000000-0000-4000-8000-000000000001' };
    await expect(compare.execute(actor, given, [])).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('takes from the stored product what is not typed, and nothing else', async () => {
    const stored = aProduct({
      userId: actor.userId,
      brief: { category: 'Kitchen' },
      identifiers: { sku: '', asin: 'B0ABCDEFGH', gtin: '' },
    });
    await products.addMany(actor.userId, [stored]);
    const typed = { ...OWN, productName: '', productId: stored.id };
    expect((await compare.execute(actor, typed, [])).own).toMatchObject({
      title: stored.brief.productName,
      brand: 'Himal',
      category: 'Kitchen',
      description: stored.brief.description,
      specifications: { Colour: 'Blue' },
      asin: 'B0ABCDEFGH',
      imageCount: 0,
    });
    const other = { ...typed, title: 'Own title', brand: 'Peak', description: 'Own words.' };
    expect((await compare.execute(actor, other, [])).own).toMatchObject({
      title: 'Own title',
      brand: 'Peak',
      description: 'Own words.',
    });
    expect((await compare.execute(actor, OWN, [])).own).toMatchObject({
      title: 'Steel bottle',
      imageCount: null,
      asin: '',
      specifications: {},
    });
  });

  it('names a page by its site, or a saved one by its title', async () => {
    const { pages } = await compare.execute(actor, OWN, [
      { url: 'https://shop.example/a' },
      { url: 'saved.html', html: `<h1>${'Peak Bottle '.repeat(9)}</h1>` },
    ]);
    expect(pages.map(({ product }) => [product?.id, product?.label])).toEqual([
      ['c1', 'shop.example'],
      ['c2', 'Peak Bottle '.repeat(9).slice(0, 40)],
    ]);
  });

  it('stops at a used-up quota only where nothing was read', async () => {
    const sources = [{ url: 'https://shop.example/a' }, { url: 'saved.html', html: '<h1>Peak Bottle</h1>' }];
    const limited = (limit: number) => anActor({ quotaOverrides: { api_calls: limit } });
    await expect(compare.execute(limited(0), OWN, sources)).rejects.toMatchObject({ code: 'quota_exceeded' });
    const { pages, comparisons } = await compare.execute(limited(1), OWN, sources);
    expect(pages.map(({ product, error }) => [product?.title ?? null, error === null])).toEqual([
      ['Trail Bottle', true],
      [null, false],
    ]);
    expect(comparisons?.each).toHaveLength(1);
  });
});

describe('a page that is compared', () => {
  it('has its rating on the scale of five', () => {
    const ratingOf = (rating: number | null, best: number | null) =>
      comparedPage(aPageProduct({ rating, best_rating: best })).rating;
    expect([ratingOf(4.4, null), ratingOf(8.6, 10), ratingOf(92, 100), ratingOf(null, 10)]).toEqual([
      4.4,
      4.3,
      4.6,
      null,
    ]);
  });

  it('has a price only where it says one, and images only where it shows some', () => {
    const page = comparedPage(aPageProduct({ price: 20, currency: 'EUR', images: ['a', 'b'], seller: 'Shop' }));
    expect(page).toMatchObject({
      price: { amount: 20, currency: 'EUR' },
      listPrice: null,
      imageCount: 2,
      seller: 'Shop',
    });
    expect(comparedPage(aPageProduct({ list_price: 25 }))).toMatchObject({
      price: null,
      listPrice: { amount: 25, currency: '' },
      imageCount: null,
    });
  });

  it('names the seller of the page before those that it lists, each once', () => {
    const offer = { seller: 'Peak', price: 18, currency: 'EUR', rating: 4.5, rating_count: 12, condition: 'Used' };
    const { sellers, otherOffers } = comparedPage(
      aPageProduct({
        seller: 'Larkhill',
        price: 20,
        currency: 'EUR',
        offers: [offer],
        other_offers: 'New (2) from €20',
      }),
    );
    expect(otherOffers).toBe('New (2) from €20');
    expect(sellers).toEqual([
      { seller: 'Larkhill', price: { amount: 20, currency: 'EUR' }, rating: null, ratingCount: null, condition: '' },
      { seller: 'Peak', price: { amount: 18, currency: 'EUR' }, rating: 4.5, ratingCount: 12, condition: 'Used' },
    ]);
    const listed = comparedPage(aPageProduct({ seller: 'peak', offers: [offer] }));
    expect(listed.sellers.map(({ seller }) => seller)).toEqual(['Peak']);
  });
});
