import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '@listwright/domain/bulk';
import { checkPage } from '@listwright/domain/listings';
import {
  aPageProduct,
  FixedClock,
  FixedPages,
  FixedRenderer,
  InMemoryPageVisits,
  PlainPages,
} from '../../../testing/index.js';
import type { FinishedRow, JobPlan } from '../../jobs/index.js';
import { VisitPage } from '../../products/index.js';
import { fittedTitleOf } from './fittedTitleOf.js';
import type { AnalysedPage } from './AnalysedPage.js';
import { analysedPageOf } from './analysedPageOf.js';
import { PageJobKind } from './PageJobKind.js';

const header = ['url', 'Note'];
const plan: JobPlan = {
  id: 'job',
  userId: '00000000-0000-7000-8000-0000000000aa',
  kind: 'pages',
  marketplace: 'amazon',
  header,
  columns: mapColumns(header, 'pages'),
};

const pages = new FixedPages({
  'https://shop.example/mug': { text: '<h1>Enamel mug</h1><b>12.50 EUR</b>' },
  'https://shop.example/old': { redirectsTo: 'https://shop.example/mug' },
  'https://shop.example/wall': { text: '<p>Press the button</p>' },
  'https://shop.example/slow': { fault: 'timeout' },
  'https://shop.example/busy': { fault: 'busy' },
  'https://shop.example/robots': { fault: 'robots' },
});
const kindOf = (reader: PlainPages) =>
  new PageJobKind(new VisitPage(pages, new FixedRenderer(), reader, new InMemoryPageVisits()), new FixedClock());
const kind = kindOf(new PlainPages());

async function run(cell: string, cancelBeforeStart = new AbortController().signal) {
  const input = kind.read({ number: 2, cells: [cell, ''] }, plan);
  if ('error' in input) throw new Error(input.error);
  return kind.run(input.ok, { plan, cancelBeforeStart });
}

describe('PageJobKind', () => {
  it('reads a page where its redirects end, and judges its text as the page screen does', async () => {
    const page = await run('shop.example/old');
    const { score, grade, suggestions } = checkPage(
      aPageProduct({ title: 'Enamel mug', url: 'https://shop.example/mug' }),
      '2026-11-21',
    );
    expect(page).toMatchObject({ url: 'https://shop.example/mug', title: 'Enamel mug', price: 12.5, currency: 'EUR' });
    expect([page.score, page.grade]).toEqual([score, grade]);

    expect(suggestions.length).toBeGreaterThan(0);
    // And one for its images, which the page shows.
    expect(page.suggestions).toEqual(expect.arrayContaining(suggestions.map(({ message }) => message)));
    expect(page.parts).toMatchObject({ images: 'warning', description: 'warning' });
  });

  it.each([
    ['wall', { kind: 'invalid', code: 'page_without_product' }],
    ['robots', { code: 'page_robots' }],
    // The fetcher has tried again already, so the row fails at once.
    ['slow', { kind: 'invalid', code: 'page_timeout' }],
    // Another page of the site is being read: the row waits its turn.
    ['busy', { kind: 'unavailable' }],
  ])('fails a row whose page holds no product (%s)', async (name, fault) => {
    await expect(run(`https://shop.example/${name}`)).rejects.toMatchObject(fault);
  });

  it.each(['Himal', null])('keeps the brand that the page says: %s', async (brand) => {
    class BrandedPages extends PlainPages {
      override async read(html: string, address: string | undefined) {
        const found = await super.read(html, address);
        return { ...found, product: found.product && { ...found.product, brand } };
      }
    }
    const branded = kindOf(new BrandedPages());
    const input = branded.read({ number: 2, cells: ['https://shop.example/mug', ''] }, plan);
    if ('error' in input) throw new Error(input.error);
    const cancelBeforeStart = new AbortController().signal;
    expect(await branded.run(input.ok, { plan, cancelBeforeStart })).toMatchObject({ brand });
  });

  it('does not ask for a page once its job is stopped', async () => {
    const before = pages.asked.length;
    await expect(run('https://shop.example/mug', AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    expect(pages.asked).toHaveLength(before);
  });

  it('refuses a row without an address before any work', () => {
    expect(kind.read({ number: 2, cells: ['a mug', ''] }, plan)).toEqual({
      error: expect.stringContaining('no address'),
    });
  });

  it('keeps what the page says with the row, and exports it', async () => {
    const [stored] = await kind.settle([await run('https://shop.example/mug')]);
    const row = {
      number: 2,
      status: 'completed',
      name: '',
      cells: { url: 'shop.example/mug' },
      result: stored?.result,
    };
    const finished = row as unknown as FinishedRow;
    expect(analysedPageOf(finished)).toMatchObject({ title: 'Enamel mug' });
    expect(fittedTitleOf(finished)).toBeUndefined();
    const { parts: _, ...earlier } = analysedPageOf(finished) as AnalysedPage;
    expect(analysedPageOf({ result: { page: earlier } } as never)).toMatchObject({ title: 'Enamel mug', parts: null });
    const failed = { ...row, number: 3, status: 'failed', error: 'No.', result: undefined } as unknown as FinishedRow;
    const sheet = await kind.exportRows([finished, failed], plan);
    const { columns } = kind.resultSheet;
    const cellsOf = (at: number) => Object.fromEntries(columns.map((name, place) => [name, sheet[at]?.[place]]));
    expect(sheet.map((cells) => cells.length)).toEqual([columns.length, columns.length]);
    expect(cellsOf(0)).toMatchObject({ row: 2, url: 'shop.example/mug', title: 'Enamel mug', price: 12.5, error: '' });
    expect(cellsOf(1)).toMatchObject({ row: 3, status: 'failed', title: '', score: '', error: 'No.' });
  });

  it('exports what a page says of its stock, and nothing where it says nothing', async () => {
    const page = await run('https://shop.example/mug');
    const stock = async (inStock: boolean | null) => {
      const [stored] = await kind.settle([{ ...page, inStock, brand: 'Himal', asin: 'B0ABCDEFGH', rating: 4.5 }]);
      const row = { number: 2, status: 'completed', name: '', cells: {}, result: stored?.result };
      const [cells = []] = await kind.exportRows([row as unknown as FinishedRow], plan);
      return ['brand', 'asin', 'rating', 'ratings', 'in_stock'].map(
        (name) => cells[kind.resultSheet.columns.indexOf(name)],
      );
    };
    expect(await stock(true)).toEqual(['Himal', 'B0ABCDEFGH', 4.5, '', 'yes']);
    expect((await stock(false)).at(-1)).toBe('no');
    expect((await stock(null)).at(-1)).toBe('');
  });
});
