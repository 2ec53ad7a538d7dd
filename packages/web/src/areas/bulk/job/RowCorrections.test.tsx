import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { aJobRow } from '../../../testing/aJobRow';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { bulkTools } from '../bulkTools';
import { JobPanel } from './JobPanel';
import { columnsToCorrect } from './RowCorrections';

browserStandIns();
afterEach(() => document.body.replaceChildren());

const columns = [
  { name: 'title', field: 'product_name' },
  { name: 'maker', field: 'brand' },
] as const;
const job = aJob({
  status: 'completed_with_errors',
  summary: { total: 3, processed: 3, successful: 1, failed: 2 },
  columns: [...columns],
});
const ID = job.batch_id;
const failed = (row: number, error: string, cells = {}) => aJobRow(row, { status: 'failed', error, cells });

describe('columnsToCorrect', () => {
  it('is the address of a page', () => {
    const pages = [
      { name: 'Note', field: null },
      { name: 'Link', field: 'url' },
    ];
    expect(columnsToCorrect({ error: 'There is no site at this address.' }, pages)).toEqual(['Link']);
  });

  it.each([
    ['title: Product name is required. maker: Too long.', ['title', 'maker']],
    ['maker: Too long.', ['maker']],
    ['The AI model did not answer.', ['title']],
    [null, ['title']],
  ])('of a row that failed with %j', (error, names) => {
    expect(columnsToCorrect({ error }, columns)).toEqual(names);
  });
});

describe('failed rows of a job', () => {
  it('are corrected in place and run again alone; what is still wrong is shown at the cell', async () => {
    const server = new FakeServer()
      .on(`GET /api/bulk/check/${ID}`, answers.ok(job))
      .on(
        `GET /api/bulk/${ID}/rows`,
        answers.ok({
          rows: [
            failed(3, 'title: Product name is required.'),
            failed(4, 'maker: Too long.', { maker: 'A'.repeat(9) }),
          ],
          total: 2,
          next_cursor: null,
        }),
      )
      .on(`POST /api/bulk/${ID}/retry-failed`, {
        status: 422,
        body: { code: 'row_still_invalid', detail: 'No.', errors: [{ path: '3.title', message: 'Say what it is' }] },
      });
    renderScene(<JobPanel id={ID} tool={bulkTools.csv} onClear={() => undefined} />, server);
    const first = await screen.findByLabelText<HTMLInputElement>('Row 3, title');
    // Enter in an empty input asks for nothing.
    first.form?.requestSubmit();
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.change(first, { target: { value: 'x' } });
    expect(screen.getByLabelText('Row 4, maker').getAttribute('placeholder')).toBe('AAAAAAAAA');
    fireEvent.click(screen.getByRole('button', { name: 'Run 1 corrected row again' }));
    expect(await screen.findByText('Say what it is')).toBeTruthy();
    expect(screen.queryByText('No.')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Row 3, title')));
    fireEvent.change(screen.getByLabelText('Row 3, title'), { target: { value: 'Steel cup' } });
    expect(screen.queryByText('Say what it is')).toBeNull();
    server.on(`POST /api/bulk/${ID}/retry-failed`, answers.ok({ ...job, status: 'queued' }));
    act(() => first.form?.requestSubmit());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Run / })).toBeNull());
    const sent = server.requests.findLast(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toEqual({ fixes: [{ row: 3, column: 'title', value: 'Steel cup' }] });
  });
});
