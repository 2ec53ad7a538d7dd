import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import {
  anActor,
  DirectTransaction,
  FixedClock,
  FixedPages,
  FixedRenderer,
  InMemoryPageVisits,
  InMemoryUsageLedger,
  PlainPages,
} from '../../../testing/index.js';
import { QuotaGuard } from '../../billing/index.js';
import { FetchProductPage } from './FetchProductPage.js';
import { ReadSavedPage } from './ReadSavedPage.js';
import { VisitPage } from './VisitPage.js';

const MUG = '<h1>Enamel mug</h1><b>12.50 EUR</b>';

describe('pages of shops', () => {
  let clock: FixedClock;
  let ledger: InMemoryUsageLedger;
  let pages: FixedPages;
  let saved: ReadSavedPage;
  let fetched: FetchProductPage;
  const actor = anActor();

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    const quota = new QuotaGuard(ledger, new DirectTransaction(), clock);
    pages = new FixedPages({
      'https://shop.example/mug': { text: MUG },
      'https://shop.example/old': { redirectsTo: 'https://shop.example/mug' },
      'https://shop.example/wall': { text: '<p>Press the button</p>' },
      'https://shop.example/robots': { fault: 'robots' },
    });
    saved = new ReadSavedPage(new PlainPages(), quota);
    fetched = new FetchProductPage(
      new VisitPage(pages, new FixedRenderer(), new PlainPages(), new InMemoryPageVisits()),
      quota,
    );
  });

  const spent = async (): Promise<number> =>
    (await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).api_calls;

  it('a saved page is read for one call, and nothing is fetched', async () => {
    const { product } = await saved.execute(actor, MUG, 'https://shop.example/mug');
    expect(product).toMatchObject({ title: 'Enamel mug', price: 12.5, url: 'https://shop.example/mug' });
    expect([await spent(), pages.asked]).toEqual([1, []]);
  });

  it('a saved page that shows nothing says so, and is free', async () => {
    expect(await saved.execute(actor, '<p>Press the button</p>', undefined)).toMatchObject({
      page: { kind: 'empty' },
      product: null,
    });
    expect(await spent()).toBe(0);
  });

  it('a page at an address is read where its redirects end', async () => {
    const { product } = await fetched.execute(actor, 'https://shop.example/old');
    expect(product).toMatchObject({ title: 'Enamel mug', url: 'https://shop.example/mug' });
    expect([await spent(), pages.asked]).toEqual([1, ['https://shop.example/old']]);
  });

  it.each([
    ['wall', { code: 'page_without_product', details: { page_kind: 'empty' } }],
    ['robots', { code: 'page_robots' }],
    ['gone', { code: 'page_not_found' }],
  ])('a page that holds no product (%s) is refused and free', async (name, fault) => {
    await expect(fetched.execute(actor, `https://shop.example/${name}`)).rejects.toMatchObject(fault);
    expect(await spent()).toBe(0);
  });

  it('a page without a product says how to go on', async () => {
    await expect(fetched.execute(actor, 'https://shop.example/wall')).rejects.toThrow(/save it, and upload/u);
  });
});
