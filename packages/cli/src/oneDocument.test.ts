import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const JOB = {
  ...{
    batch_id: ID,
    kind: 'listings',
    marketplace: 'amazon',
    status: 'running',
    file_name: 'products.csv',
    errors: [],
  },
  ...{ summary: { total: 9, processed: 5, successful: 2, failed: 3 }, retryable: 3, waits_for: null },
};

describe('with --json, stdout holds one document', () => {
  let folder: string;
  let isInterrupted: boolean;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
    isInterrupted = false;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(argv: readonly string[], reply: (path: string) => object, input = '') {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      ...{ isTTY: false, columns: 80 },
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => input, bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
      cwd: folder,
      fetch: async (address) => {
        const { refused, ...data } = reply(new URL(String(address)).pathname) as { refused?: number };
        if (refused !== undefined) return Response.json({ status: refused, ...data }, { status: refused });
        return Response.json({ success: true, data, ...data });
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => (isInterrupted ? Promise.resolve() : new Promise(() => undefined)),
    });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(1);
    return { code, stderr, document: JSON.parse(lines[0] ?? '') as Record<string, never> };
  }

  it.each([
    [['one.html'], 1],
    [['one.html', 'two.html'], 3],
  ])('also where pages cannot be read: %j', async (pages, exitCode) => {
    for (const name of pages) writeFileSync(path.join(folder, name), '<html></html>');
    let count = 0;
    const { code, stderr, document } = await run(['analyze', ...pages, '--json'], () => ({
      page:
        count++ === 0
          ? { kind: 'blocked', reason: 'The page asks for a robot check.' }
          : { kind: 'product', reason: '' },
      ...{ product: null, results: [], provenance: {} },
    }));
    expect([code, document]).toEqual([exitCode, expect.objectContaining({ ok: true })]);
    expect(stderr).toContain('one.html: The page asks for a robot check.\n1 page could not be read.');
  });

  it('also where a job is left at Ctrl-C, or cancelled after too many failures', async () => {
    isInterrupted = true;
    const left = await run(['bulk', 'status', ID, '--watch', '--json'], () => JOB);
    expect([left.code, left.document]).toEqual([130, expect.objectContaining({ ok: true, data: JOB })]);
    isInterrupted = false;
    writeFileSync(path.join(folder, 'products.csv'), 'product_name\nMug\n');
    const check = {
      kind: 'listings',
      total: 1,
      valid: 1,
      invalid: 0,
      faults: [],
      columns: [],
      remembered: null,
      encodings: [],
    };
    const stopped = await run(['bulk', 'run', 'products.csv', '--max-failures', '2', '--json'], (place) =>
      place.endsWith('/preflight')
        ? check
        : /\/bulk\/?$/u.test(place)
          ? { batches: [], total: 0, next_cursor: null }
          : JOB,
    );
    expect([stopped.code, stopped.document]).toEqual([1, expect.objectContaining({ ok: true, data: JOB })]);
  });

  it.each([
    [503, 'database_unavailable', 'database_unavailable'],
    [500, 'internal_error', 'internal_error'],
    [503, 'of_a_newer_server', 'unreachable'],
  ])('also where a job that is watched is refused with %i %s', async (refused, code, printed) => {
    const reply = () => ({ refused, code, detail: 'Not now.' });
    const watched = await run(['bulk', 'status', ID, '--watch', '--json', '--timeout', '1'], reply);
    expect([watched.code, watched.document]).toMatchObject([10, { error: { code: printed, message: 'Not now.' } }]);
    expect(watched.stderr).toContain(`Reattach: listwright bulk status ${ID} --watch`);
  });

  it('with what to do next where a command fails', async () => {
    const { document } = await run(['listings', 'list', '--fields', 'scroe', '--json'], () => ({
      ...{ listings: [{ id: ID, score: 1 }], total: 1, next_cursor: null },
    }));
    expect(document).toMatchObject({
      error: {
        code: 'unknown_field',
        detail: 'There is no field "scroe". Available fields: id, score, marketplace, sku, quality, generated_title.',
      },
    });
  });

  it('and whose token is refused is said on stderr', async () => {
    const refused = () => ({ refused: 401, code: 'signed_out', detail: 'Your session has ended. Log in again.' });
    const listed = await run(['listings', 'list', '--json'], refused);
    expect([listed.code, listed.stderr]).toEqual([
      4,
      expect.stringContaining('The token is that of LISTWRIGHT_TOKEN.'),
    ]);
    const login = await run(['auth', 'login', '--with-token', '--json'], refused, 'stale');
    expect([login.code, login.document]).toMatchObject([4, { error: { code: 'token_refused' } }]);
  });
});
