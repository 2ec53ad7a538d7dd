import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import {
  anActor,
  DirectTransaction,
  FixedClock,
  FixedPages,
  FixedRenderer,
  InMemoryListings,
  InMemoryProductListings,
  InMemoryProducts,
  InMemoryUsageLedger,
  PlainPages,
} from '../../testing/index.js';
import { QuotaGuard } from '../billing/index.js';
import { ProductReader, VisitPage } from '../products/index.js';
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
  const actor = anActor();

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    compare = new CompareCompetitors(
      new ProductReader(new InMemoryProducts(), new InMemoryProductListings(new InMemoryListings())),
      new VisitPage(
        new FixedPages({
          'https://shop.example/a': { text: '<h1>Trail Bottle</h1><b>20 USD</b>' },
          'https://shop.example/robot': { text: '<p>Robot check</p>' },
        }),
        new FixedRenderer(),
        new PlainPages(),
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
});
