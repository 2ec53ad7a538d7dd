import { expect, it } from '@jest/globals';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const rows = [1, 2].map((row) => ({ row, status: 'completed', product_name: 'Mug', score: 90, error: null }));
const job = (status: string, processed: number) => ({
  ...{ batch_id: ID, kind: 'listings', marketplace: 'amazon', file_name: 'products.csv', errors: [], status },
  ...{ summary: { total: 2, processed, successful: processed, failed: 0 }, retryable: 0, waits_for: null },
  eta_seconds: null,
});

/** Watches a job of two rows through these replies: a state, or a fault of the connection. */
async function watch(replies: readonly (object | 'lost')[]) {
  let [stdout, stderr, at] = ['', '', 0];
  const output = (write: (text: string) => void) => ({
    ...{ isTTY: false, columns: 80 },
    write: (text: string | Uint8Array) => write(String(text)),
  });
  const code = await runCli(['bulk', 'status', ID, '--watch', '--format', 'ndjson', '--fields', 'row'], {
    stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
    stdout: output((text) => (stdout += text)),
    stderr: output((text) => (stderr += text)),
    env: { HOME: '/absent', LISTWRIGHT_TOKEN: 'token' },
    cwd: '/',
    fetch: async (address) => {
      const { searchParams } = new URL(String(address));
      const reply = String(address).includes('/rows') ? replies[at] : replies[at++];
      if (reply === 'lost') throw new Error('the connection is lost');
      const cursor = searchParams.get('cursor');
      const page = { rows: rows.slice(Number(cursor ?? 0), Number(cursor ?? 0) + 1), next_cursor: cursor ? null : '1' };
      const data = String(address).includes('/rows') ? page : reply;
      // The second page is lost where the reply after this one says so.
      if (cursor !== null && replies[at] === 'lost') {
        at += 1;
        throw new Error('the connection is lost');
      }
      return Response.json({ success: true, data });
    },
    now: () => new Date('2026-11-22T12:00:00.000Z'),
    interrupted: () => new Promise(() => undefined),
  });
  return { code, stdout, stderr };
}

it('a job is followed on when its server is back, and every row is printed once', async () => {
  const { code, stdout, stderr } = await watch([job('running', 1), 'lost', 'lost', job('completed', 2)]);
  expect([code, stdout]).toEqual([0, '{"row":1}\n{"row":2}\n']);
  expect(stderr.match(/The job continues; connecting again …/gu)).toHaveLength(1);
});
