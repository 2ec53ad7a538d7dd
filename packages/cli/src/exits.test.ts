import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const CSV = 'product_name\nSteel Bottle\n';
const summary = { total: 4, processed: 2, successful: 2, failed: 0 };

describe('a script that runs the command line', () => {
  let folder: string;
  /** The status of the job on the server. */
  let status: string;
  let fileName: string;
  /** The likely encodings of the file that is checked. */
  let encodings: readonly { readonly encoding: string; readonly sample: readonly string[] }[];
  /** What the plan of the account takes. */
  let limits: object;
  let calls: { readonly call: string; readonly key: string | null }[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
    [status, fileName, calls, encodings] = ['completed', 'results.csv', [], []];
    limits = { max_rows: 100, listings_left: null, calls_left: null, uploads_left: null };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const job = () => ({
    batch_id: ID,
    kind: 'listings',
    status,
    waits_for: { paused: 'quota', queued: 'worker' }[status] ?? null,
    file_name: 'products.csv',
    summary,
    errors: [],
    created_at: '2026-11-22T09:00:00.000Z',
  });
  const answer = (address: string): Response => {
    const { pathname } = new URL(address);
    if (/download|results|export/u.test(pathname))
      return new Response('a,b\n', {
        headers: { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${fileName}"` },
      });
    const data = pathname.endsWith('/preflight')
      ? {
          kind: 'listings',
          total: 1,
          valid: 1,
          invalid: 0,
          faults: [],
          columns: [],
          remembered: null,
          encodings,
          ...limits,
        }
      : pathname.endsWith('/upload-csv')
        ? { batch_id: ID }
        : /\/bulk\/?$/u.test(pathname)
          ? { batches: [], total: 0, next_cursor: null }
          : job();
    return Response.json({ success: true, data, ...data });
  };

  async function run(argv: readonly string[], input = '') {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => input, bytes: async () => new TextEncoder().encode(input) },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
      cwd: folder,
      fetch: async (address, init) => {
        const headers = new Headers(init?.headers as Record<string, string>);
        const { pathname } = new URL(String(address));
        calls.push({ call: `${init?.method ?? 'GET'} ${pathname}`, key: headers.get('idempotency-key') });
        return answer(String(address));
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout, stderr };
  }

  it.each([
    ['completed', 0],
    ['completed_with_errors', 3],
    ['failed', 1],
    ['paused', 7],
    ['cancelled', 130],
  ])('learns from the exit code that a job is %s', async (ended, code) => {
    status = ended;
    const outcome = await run(['bulk', 'status', ID, '--watch']);
    expect(outcome.code).toBe(code);
    if (ended === 'paused') expect(outcome.stderr).toContain('all listings for this period');
  });

  it('uploads nothing whose encoding is not certain, and names the likely ones with a sample', async () => {
    encodings = [
      { encoding: 'windows-1253', sample: ['Ξύλινο τραπέζι'] },
      { encoding: 'windows-1252', sample: ['Îýëéíï ôñáðÝæé'] },
    ];
    writeFileSync(path.join(folder, 'products.csv'), CSV);
    for (const argv of [[], ['--dry-run']]) {
      const { code, stderr } = await run(['bulk', 'run', 'products.csv', ...argv]);
      expect(code).toBe(2);
      for (const part of ['windows-1253: Ξύλινο τραπέζι', 'windows-1252: Îýëéíï', '--encoding'])
        expect(stderr).toContain(part);
    }
    expect(calls.some(({ call }) => call.endsWith('/upload-csv'))).toBe(false);
    encodings = [];
    expect((await run(['bulk', 'run', 'products.csv', '--encoding', 'Windows-1253', '--detach'])).code).toBe(0);
    expect((await run(['bulk', 'run', 'products.csv', '--encoding', 'klingon'])).code).toBe(2);
  });

  it.each([
    [{ max_rows: 0 }, [], 5, 'Your plan takes no bulk files'],
    [{ uploads_left: 0 }, [], 7, 'No bulk uploads are left'],
    [{ total: 101 }, [], 5, 'Your plan takes 100 rows of one file: the run would be refused. Take the first 100 rows'],
    [{ total: 101 }, ['--first', '100'], 0, ''],
    [{ total: 3, valid: 3, listings_left: 1 }, [], 0, '1 listing is left in this period'],
    [{ total: 3, valid: 3, listings_left: 1 }, ['--first', '1'], 0, ''],
    [{ kind: 'pages', total: 3, valid: 3, calls_left: 2, listings_left: 0 }, [], 0, '2 API calls are left'],
  ])('learns from a dry run of %j %j what the plan takes', async (found, more, code, message) => {
    limits = { ...limits, ...found };
    writeFileSync(path.join(folder, 'products.csv'), CSV);
    const outcome = await run(['bulk', 'run', 'products.csv', '--dry-run', ...more]);
    expect(outcome.code).toBe(code);
    expect(outcome.stderr).toContain(message);
    if (message === '') expect(outcome.stderr).not.toMatch(/plan|left in this period/u);
  });

  it('says in which encoding it reads titles where that is not certain', async () => {
    // ISO-8859-7 holds the Greek letters in the order of Unicode.
    const bytes = Uint8Array.from('Ξύλινο τραπέζι κουζίνας', (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x2d0;
    });
    writeFileSync(path.join(folder, 'titles.csv'), Buffer.concat([Buffer.from('title\n'), bytes]));
    const { code, stdout, stderr } = await run(['titles', 'fit', 'titles.csv']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Ξύλινο τραπέζι κουζίνας')]);
    expect(stderr).toMatch(/encoding of .*titles\.csv is not certain; it is read as (?:windows-1253|iso-8859-7)/);
    const named = await run(['titles', 'fit', 'titles.csv', '--encoding', 'Windows-1252']);
    expect([named.code, named.stdout]).toEqual([0, expect.stringContaining('Îýëéíï')]);
    expect(named.stderr).not.toContain('not certain');
    writeFileSync(path.join(folder, 'titles.txt'), bytes);
    expect((await run(['titles', 'fit', 'titles.txt', '--encoding', 'ISO-8859-7'])).stdout).toContain('Ξύλινο τραπέζι');
    expect((await run(['titles', 'fit', 'titles.csv', '--encoding', 'klingon'])).code).toBe(2);
  });

  it('says that a job waits for a worker', async () => {
    status = 'queued';
    const { code, stdout } = await run(['bulk', 'status', ID]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('products.csv: queued, waits for a worker: none has been seen for 3 minutes.'),
    ]);
  });

  it.each([
    ['error', { error: 8, warning: 0, info: 0 }],
    ['warn', { error: 8, warning: 8, info: 0 }],
    ['never', { error: 0, warning: 0, info: 0 }],
  ] as const)('chooses what lint fails on: %s', async (level, codes) => {
    const titles = {
      // Each has a finding of its severity and none that is worse.
      error: 'Himal Steel Bottle!!! 750 ml Himal Steel Bottle Himal Steel Bottle Himal Steel Bottle Himal Steel',
      warning: 'Himal Recyclable Steel Bottle 750 ml',
      info: 'Himal Steel Bottle 750 ml',
    };
    for (const severity of ['error', 'warning', 'info'] as const) {
      const listing = JSON.stringify({ title: titles[severity] });
      const worst = await run(['lint', '-', '--json', '--fail-on', 'never'], listing);
      const { findings } = (JSON.parse(worst.stdout) as { data: { findings: { severity: string }[] } }).data;
      const severities = new Set(findings.map((finding) => finding.severity));
      const own = ['error', 'warning', 'info'].find((one) => severities.has(one)) ?? 'info';
      expect(own).toBe(severity);
      expect((await run(['lint', '-', '--fail-on', level], listing)).code).toBe(codes[severity]);
    }
  });

  it.each(['../../results.csv', '/etc/results.csv'])(
    'gets a file into its own folder, whatever the server calls it: %s',
    async (name) => {
      fileName = name;
      const into = path.join(folder, 'in', 'here');
      writeFileSync(path.join(folder, 'products.csv'), CSV);
      const { code } = await run(['bulk', 'run', 'products.csv', '--out', path.join('in', 'here'), '--format', 'csv']);
      expect([code, readdirSync(into)]).toEqual([0, ['results.csv']]);
      expect(readdirSync(folder).toSorted()).toEqual(['in', 'products.csv']);
    },
  );

  it.each(['../results.csv', '/tmp/../results.csv'])(
    'gets a download into the folder where it was asked for, whatever the server calls it: %s',
    async (name) => {
      fileName = name;
      const { code, stdout } = await run(['bulk', 'download', ID, '--json']);
      expect([code, JSON.parse(stdout)]).toEqual([
        0,
        expect.objectContaining({ data: expect.objectContaining({ file: path.join(folder, 'results.csv') }) }),
      ]);
      expect(readdirSync(folder)).toEqual(['results.csv']);
    },
  );

  it('continues the same job with the same file and request, and with nothing else', async () => {
    writeFileSync(path.join(folder, 'products.csv'), CSV);
    writeFileSync(path.join(folder, 'others.csv'), `${CSV}Oak Table\n`);
    const keyOf = async (...argv: readonly string[]) => {
      await run(['bulk', 'run', ...argv, '--detach']);
      return calls.findLast(({ call }) => call.endsWith('/upload-csv'))?.key;
    };
    const first = await keyOf('products.csv', '--marketplace', 'amazon');
    expect(first).toMatch(/^bulk-/);
    expect(await keyOf('products.csv', '--marketplace', 'amazon')).toBe(first);
    const others = [
      await keyOf('products.csv', '--marketplace', 'shopify'),
      await keyOf('products.csv', '--marketplace', 'amazon', '--map', 'product_name=product_name'),
      await keyOf('others.csv', '--marketplace', 'amazon'),
      await keyOf('products.csv', '--marketplace', 'amazon', '--again'),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });
});
