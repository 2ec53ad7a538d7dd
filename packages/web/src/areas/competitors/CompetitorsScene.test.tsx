import { describe, expect, it } from '@jest/globals';
import { TOO_MANY_COMPETITORS } from '@listwright/application/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../../testing/answers';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { CompetitorsScene } from './CompetitorsScene';
import { competitorInput, EMPTY_COMPETITORS, type Comparison } from './CompetitorValues';
import { sampleComparison } from './sample/sampleComparison';

browserStandIns();

const product = (id: string, label: string, price: number | null): Comparison['products'][number] => ({
  id,
  label,
  url: '',
  title: `${label} bottle`,
  price,
  currency: 'USD',
  rating: null,
  reviews: 1200,
  images: 4,
  bullet_points: [],
});
const cell = (id: string, values: string[]) => ({
  id,
  state: values.length === 0 ? ('silent' as const) : ('states' as const),
  values,
  evidence: '',
});

const RESULT: Comparison = {
  status: 'completed',
  product_name: 'Steel bottle',
  marketplace: 'amazon',
  error_message: null,
  analysis_results: [
    {
      url: 'https://blocked.example',
      error: 'This site blocks programs.',
      product_info: null,
      price_analysis: '',
      competitors: [],
      same_product_sellers: [],
      other_offers: '',
      keywords_found: [],
      recommendations: [],
    },
  ],
  products: [product('own', 'Your product', 30), product('c1', 'Trail', 20)],
  price_analysis: 'Your price is 50% above the average.',
  price: null,
  claims: [
    {
      property: 'warranty',
      label: 'Warranty',
      standing: 'gap',
      weight: 1,
      cells: [cell('own', []), cell('c1', ['2 years'])],
    },
  ],
  keywords: [{ term: 'insulated', weight: 80, used_by: ['c1'], is_yours: false }],
  keywords_found: ['insulated'],
  recommendations: [{ kind: 'claim', text: 'Say your warranty.', evidence: 'Trail says 2 years' }],
};

function open(result: Comparison = RESULT) {
  const analysis = {
    id: '00000000-0000-4000-8000-000000000401',
    label: 'Steel bottle',
    verdict: '1 of 2 pages compared: 1 open claim.',
    score: null,
    data_version: '2026-11-23',
    created_at: '2026-11-23T09:00:00.000Z',
    input: competitorInput({ ...EMPTY_COMPETITORS, productName: 'Steel bottle', urls: ['https://shop.example/a'] }),
    result,
  };
  const server = new FakeServer()
    .on('GET /api/competitor-checks', answers.ok({ analyses: [], total: 0, next_cursor: null }))
    .on('POST /api/listings/competitor/analyze', answers.ok({ ...result, id: analysis.id, analysis, cached: false }));
  renderScene(<CompetitorsScene />, server, { path: '/app/competitors' });
  return server;
}

const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const analyze = async () => fireEvent.click(await screen.findByRole('button', { name: 'Analyze' }));

describe('CompetitorsScene', () => {
  it('shows a sample comparison until there is a result', async () => {
    open();
    const sample = within(await screen.findByRole('region', { name: 'Sample result' }));
    expect(await sample.findByText(sampleComparison.verdict)).toBeTruthy();
    expect(sample.getByRole('table', { name: 'Who states what' })).toBeTruthy();
  });

  it('asks for a name and a page before it reads anything', async () => {
    const server = open();
    const button = await screen.findByRole('button', { name: 'Analyze' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText('Enter a product name and a product URL').id).toBe(button.getAttribute('aria-describedby'));
    fireEvent.keyDown(await screen.findByRole('textbox', { name: /^Product name/u }), { key: 'Enter' });
    expect(await screen.findByText('Please enter a product name')).toBeTruthy();
    expect(screen.getByText('Please enter a product URL')).toBeTruthy();
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'shop.example');
    expect(button).toHaveProperty('disabled', false);
    expect(await screen.findByText(/is no address/u)).toBeTruthy();
    expect(server.calls).not.toContain('POST /api/listings/competitor/analyze');
  });

  it('takes each address in a field of its own, five at most, and several that are pasted together', async () => {
    const server = open();
    await type(/^Product name/u, 'Steel bottle');
    const first = await screen.findByRole('textbox', { name: 'Product URL' });
    expect(first.getAttribute('type')).toBe('url');
    const text = 'https://shop.example/a\nhttps://shop.example/b c';
    fireEvent.paste(first, { clipboardData: { getData: () => text } });
    expect(await screen.findByDisplayValue('https://shop.example/b')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Product URL 3' }));
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Add another page' }));
    expect(screen.queryByRole('button', { name: 'Add another page' })).toBeNull();
    await type(/^Product URL 5/u, 'shop.example/e');
    await analyze();
    const wrong = screen.getByRole('textbox', { name: 'Product URL 5' });
    expect([wrong.getAttribute('aria-invalid'), first.getAttribute('aria-invalid')]).toEqual(['true', null]);
    await type(/^Product URL 5/u, '');
    await analyze();
    await screen.findByRole('region', { name: 'Result' });
    const sent = server.requests.find(({ url }) => url.endsWith('/competitor/analyze'));
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      competitor_urls: ['https://shop.example/a', 'https://shop.example/b'],
    });
  });

  it('loses none of more addresses than it takes, and says how many it takes', async () => {
    const server = open();
    await type(/^Product name/u, 'Steel bottle');
    const first = await screen.findByRole('textbox', { name: 'Product URL' });
    const text = [1, 2, 3, 4, 5, 6].map((at) => `https://shop.example/${at}`).join('\n');
    fireEvent.paste(first, { clipboardData: { getData: () => text } });
    expect(await screen.findByDisplayValue('https://shop.example/6')).toBeTruthy();
    await analyze();
    expect(await screen.findByText(TOO_MANY_COMPETITORS)).toBeTruthy();
    expect(server.calls).not.toContain('POST /api/listings/competitor/analyze');
  });

  it('is empty again after Clear, with the result in the history alone', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    await screen.findByRole('region', { name: 'Result' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('region', { name: 'Sample result' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    for (const name of [/^Product name/u, /^Product URL/u])
      expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe('');
    expect(screen.queryByText('Please enter a product name')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Product name/u })));
  });

  it('is empty again after Clear where the first analysis failed', async () => {
    const server = open();
    server.on('POST /api/listings/competitor/analyze', () => Promise.reject(new Error('lost')));
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    expect(await screen.findByText('Failed to analyze competitors')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Product name/u }).value).toBe('');
    expect(screen.queryByText('Failed to analyze competitors')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('shows products and claims side by side, pages that failed, and what would close the gaps', async () => {
    open();
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(result.getByText(/Competitor analysis completed!/u)).toBeTruthy();
    expect(result.getByText('Error: This site blocks programs.')).toBeTruthy();
    expect(within(result.getByRole('table', { name: 'Products side by side' })).getByText('$20.00')).toBeTruthy();
    expect(within(result.getByRole('table', { name: 'Who states what' })).getByText('2 years')).toBeTruthy();
    expect(result.getByText('Trail says 2 years')).toBeTruthy();
    const figure = (label: string) => result.getByText(label).nextElementSibling?.textContent;
    expect(['Products compared', 'Facts you state', 'Terms you use'].map(figure)).toEqual(['2', '0 of 1', '0 of 1']);
    expect(result.getByRole('button', { name: 'Export Excel' })).toBeTruthy();
  });

  it('shows next to them where the own price and claims are, with ways to the evidence', async () => {
    open({
      ...RESULT,
      price: {
        currency: 'USD',
        own: 30,
        lowest: 20,
        average: 20,
        median: 20,
        highest: 20,
        count: 1,
        cheaper: 1,
        difference: 50,
      },
    });
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const price = within(await screen.findByRole('region', { name: 'Your price' }));
    expect(price.getByText('$30.00')).toBeTruthy();
    expect(price.getAllByText('$20.00')).toHaveLength(3);
    const claims = within(screen.getByRole('region', { name: 'Your claims' }));
    expect(claims.getByRole('listitem').textContent).toBe('You say nothing1');
    for (const name of ['1 claim', 'Terms you do not use', 'Recommendations']) {
      const target = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(document.querySelector(target)).toBeTruthy();
    }
  });

  it('has no such part where no page could be read', async () => {
    open({ ...RESULT, status: 'failed', products: [], claims: [], keywords: [], recommendations: [] });
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    expect(await screen.findByText('The page could not be read.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your price' })).toBeNull();
  });

  it('shows who else sells the product of a page, and offers that the page only counts', async () => {
    const seller = { seller: 'Peak Goods', marketplace: 'amazon' as const, features: ['Used - Good'] };
    open({
      ...RESULT,
      products: RESULT.products.map((one) => (one.id === 'c1' ? { ...one, url: 'https://shop.example/a' } : one)),
      analysis_results: RESULT.analysis_results.map((page) => ({
        ...page,
        url: 'https://shop.example/a',
        error: null,
        same_product_sellers: [{ ...seller, price: 18, currency: 'USD', rating: 4.5, reviews: 1234 }],
        other_offers: 'New (2) from $29.99',
      })),
    });
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const sellers = within(await screen.findByRole('region', { name: 'Sellers of the same product' }));
    expect(sellers.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Trail'),
      expect.stringContaining('$18.00'),
      expect.stringContaining('4.5'),
      expect.stringContaining('1,234'),
      expect.stringContaining('Used - Good'),
    ]);
    expect(
      sellers.getByText('Trail counts more offers without naming their sellers: New (2) from $29.99'),
    ).toBeTruthy();
  });

  it('draws price against rating, and marks the own product', async () => {
    open();
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const chart = await screen.findByRole('img', { name: /Price against rating/u });
    expect(chart.querySelectorAll('circle')).toHaveLength(2);
    expect(chart.querySelector('[data-own]')?.textContent).toBe('Your product');
  });

  it('says what changed since an earlier run, in words and above the result', async () => {
    const server = open();
    const run = (id: string, result: Comparison) => ({
      id: `00000000-0000-4000-8000-00000000040${id}`,
      label: 'Steel bottle',
      verdict: '1 of 2 pages compared.',
      score: null,
      data_version: '2026-11-23',
      created_at: `2026-11-2${id}T09:00:00.000Z`,
      input: competitorInput({ ...EMPTY_COMPETITORS, productName: 'Steel bottle', urls: ['https://shop.example/a'] }),
      result,
    });
    const { input: _, result: __, ...row } = run('0', RESULT);
    const earlier = { ...RESULT, products: [product('own', 'Your product', 30), product('c1', 'Trail', 25)] };
    server.on('GET /api/competitor-checks', answers.ok({ analyses: [row], total: 1, next_cursor: null })).on(
      'GET /api/competitor-checks/compare',
      answers.ok({
        before: run('0', earlier),
        after: run('1', RESULT),
        differences: [{ path: 'products[1].price', before: 25, after: 20 }],
      }),
    );
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const result = await screen.findByRole('region', { name: 'Result' });
    fireEvent.click(await screen.findByRole('button', { name: 'History (1)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    const changed = (await within(result).findByText('Trail · Price')).closest('tr');
    expect(changed?.textContent).toBe('Trail · Price$25.00$20.00');
    const products = within(result).getByRole('table', { name: 'Products side by side' });
    expect(changed?.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const differences = [{ path: 'price.count', before: 2, after: 3 }];
    server.on(
      'GET /api/competitor-checks/compare',
      answers.ok({ before: run('0', RESULT), after: run('1', RESULT), differences }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'History (1)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(await within(result).findByText('Nothing changed in prices, facts or terms.')).toBeTruthy();
  });

  it('saves its workbook, and says so', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `#${saved.push(file)}`, revokeObjectURL: () => undefined });
    const server = open();
    const address = 'GET /api/listings/competitor/export/00000000-0000-4000-8000-000000000401';
    server.on(address, answers.file('competitors.xlsx', 'sheets'));
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Export Excel' }));
    expect(await screen.findByText('Analysis exported to Excel successfully!')).toBeTruthy();
    expect(await Promise.all(saved.map((file) => file.text()))).toEqual(['sheets']);
  });

  it('says what failed: the analysis, or its workbook', async () => {
    const lost = () => Promise.reject(new Error('lost'));
    const server = open();
    server.on('GET /api/listings/competitor/export/00000000-0000-4000-8000-000000000401', lost);
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Export Excel' }));
    expect(await screen.findByText('Failed to export analysis')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit inputs' }));
    server.on('POST /api/listings/competitor/analyze', lost);
    await analyze();
    expect(await screen.findByText('Failed to analyze competitors')).toBeTruthy();
  });

  it('says that nothing was read, and offers no file of it', async () => {
    const [page] = RESULT.analysis_results;
    open({
      ...RESULT,
      status: 'failed',
      error_message: 'This site blocks programs.',
      analysis_results: page === undefined ? [] : [page],
    });
    await type(/^Product name/u, 'Steel bottle');
    await type(/^Product URL/u, 'https://shop.example/a');
    await analyze();
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    expect(result.getByText('Analysis Error:')).toBeTruthy();
    expect(result.getByText('Error: This site blocks programs.')).toBeTruthy();
    expect(result.queryByText(/completed/u)).toBeNull();
    expect(result.queryByRole('button', { name: /^Export/u })).toBeNull();
  });
});
