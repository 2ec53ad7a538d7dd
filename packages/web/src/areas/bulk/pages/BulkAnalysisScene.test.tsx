import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { aJobRow } from '../../../testing/aJobRow';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { BulkAnalysisScene } from './BulkAnalysisScene';
import { pagesFile } from './pagesFile';
import { pastedPages } from './pastedPages';

browserStandIns();

describe('pastedPages', () => {
  it.each([
    ['https://shop.example/a\nhttps://shop.example/b', ['https://shop.example/a', 'https://shop.example/b']],
    ['b08czdynf7, B0D37RC231', ['https://www.amazon.de/dp/B08CZDYNF7', 'https://www.amazon.de/dp/B0D37RC231']],
    ['https://shop.example/a,b?c=1,2; https://shop.example/a,b?c=1,2', ['https://shop.example/a,b?c=1,2']],
    ['  \n ', []],
  ])('reads %j', (text, pages) => {
    expect(pastedPages(text, 'amazon.de')).toEqual(pages);
  });

  it('becomes a file whose cells hold them letter for letter', async () => {
    const file = pagesFile(['https://shop.example/?a="b",c']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(file);
    });
    expect(text).toBe('"url"\r\n"https://shop.example/?a=""b"",c"');
  });
});

describe('BulkAnalysisScene', () => {
  const check = {
    kind: 'pages',
    format: 'csv',
    columns: [{ name: 'url', field: 'url' }],
    remembered: null,
    total: 2,
    valid: 2,
    invalid: 0,
    repeated: 0,
    faults: [],
    fault_count: 0,
    left_faults: [],
    sample: [],
    max_rows: 100,
    listings_left: 0,
    calls_left: 40,
    uploads_left: 9,
    encoding: 'utf-8',
    encodings: [],
  };

  it('checks a pasted list and says what it costs', async () => {
    const server = new FakeServer().on('POST /api/bulk/preflight', answers.ok(check));
    renderScene(<BulkAnalysisScene />, server, { path: '/app/marketplace-analysis/bulk' });
    const field = await screen.findByRole('textbox', { name: /paste addresses or ASINs/u });
    fireEvent.change(field, { target: { value: 'B08CZDYNF7\nhttps://shop.example/mug' } });
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Check 2 pages' }));
    expect(await screen.findByText(/Uses 2 API calls of 40 left/u)).toBeTruthy();
    expect(server.calls.filter((call) => call.endsWith('preflight'))).toHaveLength(1);
    expect(screen.queryByText('Target marketplace')).toBeNull();
    const tab = screen.getByRole('link', { name: 'Bulk Analysis' });
    expect(tab.getAttribute('aria-current')).toBe('page');
    const single = screen.getByRole('link', { name: 'Single Product' });
    expect([single.getAttribute('href'), single.getAttribute('aria-current')]).toEqual([
      '/app/marketplace-analysis',
      null,
    ]);
  });

  it('says that the analysis failed where no answer came, in the words of the specification', async () => {
    const server = new FakeServer()
      .on('POST /api/bulk/preflight', answers.ok(check))
      .on('POST /api/listings/bulk/upload-csv', () => Promise.reject(new Error('lost')));
    renderScene(<BulkAnalysisScene />, server, { path: '/app/marketplace-analysis/bulk' });
    const field = await screen.findByRole('textbox', { name: /paste addresses or ASINs/u });
    fireEvent.change(field, { target: { value: 'https://shop.example/mug' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check 1 page' }));
    await screen.findByText(/Uses 2 API calls of 40 left/u);
    fireEvent.click(screen.getByRole('button', { name: 'Analyze Here' }));
    expect(await screen.findByText('Failed to process bulk analysis')).toBeTruthy();
    expect(server.calls.filter((call) => call === 'POST /api/listings/bulk/upload-csv')).toHaveLength(1);
  });

  it('calls no row of a list of products ready', async () => {
    const names = { ...check, kind: 'listings', columns: [{ name: 'name', field: 'product_name' }] };
    const server = new FakeServer().on('POST /api/bulk/preflight', answers.ok(names));
    renderScene(<BulkAnalysisScene />, server, { path: '/app/marketplace-analysis/bulk' });
    const field = await screen.findByRole('textbox', { name: /paste addresses or ASINs/u });
    fireEvent.change(field, { target: { value: 'https://shop.example/mug' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check 1 page' }));
    expect(await screen.findByText(/looks like a list of product names/u)).toBeTruthy();
    expect(screen.getByText('Choose the column that holds the addresses first.')).toBeTruthy();
    expect([screen.queryByText(/ready/iu), screen.queryByText('With errors')]).toEqual([null, null]);
  });

  it('says that no page could be analysed', async () => {
    const job = aJob({
      kind: 'pages',
      status: 'completed',
      summary: { total: 1, processed: 1, successful: 0, failed: 1 },
      columns: [{ name: 'url', field: 'url' }],
    });
    const server = new FakeServer()
      .on(`GET /api/bulk/check/${job.batch_id}`, answers.ok({ ...job, errors: [], under_way: 0, categories: 1 }))
      .on(`GET /api/bulk/${job.batch_id}/rows`, answers.ok({ rows: [], total: 0, next_cursor: null }));
    renderScene(<BulkAnalysisScene />, server, { path: `/app/marketplace-analysis/bulk?job=${job.batch_id}` });
    expect(await screen.findByText('No products were analyzed successfully')).toBeTruthy();
  });

  it('says where the analysis in a new tab is', async () => {
    renderScene(<BulkAnalysisScene />, new FakeServer(), { path: '/app/marketplace-analysis/bulk' });
    fireEvent.click(await screen.findByRole('button', { name: 'Bulk in New Tab' }));
    expect(await screen.findByText('Bulk analysis in new tab will be available after processing')).toBeTruthy();
  });

  it('shows what each page says and what would improve it, as text', async () => {
    const job = aJob({
      kind: 'pages',
      status: 'completed',
      summary: { total: 1, processed: 1, successful: 1, failed: 0 },
      columns: [{ name: 'url', field: 'url' }],
    });
    const row = aJobRow(2, {
      status: 'completed',
      page_result: {
        url: 'https://www.shop.example/mug',
        title: '<b>Enamel mug</b>',
        brand: 'Larkhill',
        asin: null,
        price: 12.5,
        currency: 'EUR',
        rating: null,
        rating_count: null,
        in_stock: null,
        images: 2,
        bullet_points: 0,
        score: 41,
        grade: 'F',
        parts: { title: 'error', bullets: 'absent', images: 'warning', description: 'good' },
        suggestions: ['Name the material.'],
      },
    });
    const earlier = aJobRow(3, {
      status: 'completed',
      page_result: { ...row.page_result!, title: 'Older mug', parts: null, images: 7 },
    });
    const server = new FakeServer()
      .on(`GET /api/bulk/check/${job.batch_id}`, answers.ok({ ...job, errors: [], under_way: 0, categories: 1 }))
      .on(`GET /api/bulk/${job.batch_id}/rows`, answers.ok({ rows: [row, earlier], total: 2, next_cursor: null }));
    renderScene(<BulkAnalysisScene />, server, { path: `/app/marketplace-analysis/bulk?job=${job.batch_id}` });
    const table = within(await screen.findByRole('table', { name: 'Analyzed pages' }));
    expect(table.getByText('<b>Enamel mug</b>')).toBeTruthy();
    const judged = within(table.getByRole('row', { name: /Enamel mug/u }));
    expect(judged.getByText('€12.50')).toBeTruthy();
    expect(judged.getByText('41 · F')).toBeTruthy();
    expect(judged.getByText('Name the material.')).toBeTruthy();
    expect(judged.getByRole('cell', { name: /^17 characters ?, has errors$/u })).toBeTruthy();
    expect(judged.getByRole('cell', { name: /^2 ?, needs work$/u })).toBeTruthy();
    // No bullet points are no merit where no rule asks for them.
    expect(judged.getByRole('cell', { name: '0' })).toBeTruthy();
    expect(judged.getByRole('link', { name: /shop\.example/u }).getAttribute('href')).toBe(
      'https://www.shop.example/mug',
    );
    // An earlier version kept no judgement of the parts.
    expect(within(table.getByRole('row', { name: /Older mug/u })).getByRole('cell', { name: '7' })).toBeTruthy();
  });
});
