import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listRuleSets } from '@listwright/domain/marketplaces';
import { errorCodes } from '@listwright/domain/shared';
import { runCli } from './runCli.js';

const FIRST = '01920000-0000-7000-8000-00000000000a';
const SECOND = '01930000-0000-7000-8000-00000000000b';
const listings = [
  { id: FIRST, marketplace: 'amazon', status: 'ready', score: 90, generated_title: 'A long title '.repeat(9) },
  { id: SECOND, marketplace: 'amazon', status: 'ready', score: 80, generated_title: 'Another title' },
];
const page = { listings, total: 2, next_cursor: null };
const customer = { id: FIRST, email: 'ann@example.com', full_name: 'Ann', company_name: '', total_spent: 0 };

type Replies = (address: string) => Response | object;

describe('the command line in scripts', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(argv: readonly string[], replies: Replies = () => page, isTTY = false, token = 'token') {
    let [stdout, stderr] = ['', ''];
    const calls: string[] = [];
    const output = (write: (text: string) => void) => ({
      isTTY,
      columns: 80,
      write: (text: string | Uint8Array) =>
        write(typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: token },
      cwd: folder,
      fetch: async (address, init) => {
        const { pathname, search } = new URL(String(address));
        calls.push(`${init?.method ?? 'GET'} ${pathname}`);
        const reply = replies(`${pathname}${search}`);
        return reply instanceof Response ? reply : Response.json({ success: true, data: reply, ...reply });
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    const data = () => (JSON.parse(stdout) as { data: unknown }).data;
    return { code, stdout, stderr, calls, data };
  }

  it('rejects an unknown field, and lists the available ones', async () => {
    for (const more of [['--json'], ['--format', 'csv'], []]) {
      const { code, stdout, stderr } = await run(['listings', 'list', '--fields', 'id,scroe', ...more]);
      expect([code, stdout.includes(FIRST)]).toEqual([2, false]);
      expect(stderr).toContain('There is no field "scroe".');
      expect(stderr).toMatch(/Available fields: id, .*score/);
    }
    writeFileSync(path.join(folder, 'titles.csv'), 'title\nHimal Bottle\n');
    const fitted = ['titles', 'fit', 'titles.csv', '--format', 'ndjson', '--fields'];
    expect((await run([...fitted, 'row,after'])).stdout).toBe('{"row":2,"after":"Himal Bottle"}\n');
    expect(await run([...fitted, 'row,afer'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('keeps the shape of its JSON whichever fields are chosen', async () => {
    const list = await run(['listings', 'list', '--json', '--fields', 'id,score']);
    expect(list.data()).toEqual({
      listings: [
        { id: FIRST, score: 90 },
        { id: SECOND, score: 80 },
      ],
      total: 2,
      next_cursor: null,
    });
    expect((await run(['listings', 'list', '--json', '--fields', 'total'])).data()).toEqual({ total: 2 });
    const key = { id: FIRST, name: 'Report', scopes: ['read', 'write'], prefix: 'lw_1' };
    const keys = await run(['api-keys', 'list', '--json', '--fields', 'scopes'], () => ({ api_keys: [key], total: 1 }));
    expect(keys.data()).toEqual({ api_keys: [{ scopes: ['read', 'write'] }], total: 1 });
    const one = await run(['admin', 'customers', 'show', FIRST, '--json', '--fields', 'email'], () => ({ customer }));
    expect(one.data()).toEqual({ customer: { email: 'ann@example.com' } });
  });

  it('shows one customer as a record, line by line', async () => {
    const show = ['admin', 'customers', 'show', FIRST];
    const shown = await run(show, () => ({ customer }), true);
    expect(shown.stdout).toContain(`ID            ${FIRST}\nEMAIL         ann@example.com\n`);
    expect((await run(show, () => ({ customer }))).stdout).toContain('email\tann@example.com\n');
    expect((await run([...show, '--fields', 'email'], () => ({ customer }))).stdout).toBe('ann@example.com\n');
  });

  it('never truncates an id in a table', async () => {
    const { stdout } = await run(['listings', 'list'], () => page, true);
    expect(stdout).toContain(`${FIRST}  `);
    expect(stdout).toContain('…');
  });

  it('accepts any unambiguous prefix of an id', async () => {
    const listing = { ...listings[0], versions: [] };
    const versions = { versions: [{ version: 1 }], total: 1 };
    const replies: Replies = (address) => {
      if (/^.api.listings.?\?/.test(address))
        return address.includes('cursor=2')
          ? { ...page, listings: [listings[1]] }
          : { ...page, listings: [listings[0]], next_cursor: '2' };
      return address.includes('/versions') ? versions : { listing };
    };
    for (const beginning of ['0193', '0193…', SECOND]) {
      const { code, calls } = await run(['listings', 'history', beginning], replies);
      expect([code, calls.at(-1)]).toEqual([0, `GET /api/listings/${SECOND}/versions`]);
    }
    const many = await run(['listings', 'history', '019'], replies);
    expect([many.code, many.stderr]).toEqual([2, expect.stringContaining(`${FIRST}, ${SECOND}`)]);
    const none = await run(['listings', 'history', '0194'], replies);
    expect([none.code, none.stderr]).toEqual([6, expect.stringContaining('starting with 0194')]);
    const removed = await run(['listings', 'rm', '0192', '0193', '--yes'], replies);
    expect(removed.calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      `DELETE /api/listings/${FIRST}`,
      `DELETE /api/listings/${SECOND}`,
    ]);
  });

  it('exits with the documented codes', async () => {
    writeFileSync(path.join(folder, 'products.csv'), 'product_name\nMug\n');
    for (const url of ['nonsense', 'ftp://example.com', 'http://'])
      for (const command of [['listings', 'list'], ['doctor']]) {
        const { code, stderr } = await run([...command, '--url', url]);
        expect([code, stderr]).toEqual([2, expect.stringContaining('takes an address')]);
      }
    for (const command of [['nonsense'], ['listings', 'nonsense'], ['admin', 'users', 'nonsense']])
      expect((await run(command)).code).toBe(2);
    const refused = (status: number, problem: object) => () =>
      Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
    const spent = (limit: number) =>
      refused(403, { code: 'quota_exceeded', detail: 'No more.', usage_stats: { limit } });
    expect((await run(['generate', 'Mug'], spent(0))).code).toBe(5);
    expect((await run(['generate', 'Mug'], spent(5))).code).toBe(7);
    for (const code of ['too_many_rows', 'too_many_listings', 'too_many_bytes']) {
      const limited = await run(['bulk', 'run', 'products.csv'], refused(400, { code, detail: 'Too many.' }));
      expect([limited.code, limited.stderr]).toEqual([5, expect.stringContaining('plan change')]);
    }
  });

  it('words every failure alike, and explains every code of the server', async () => {
    const typo = await run(['listngs', 'list']);
    expect(typo.stderr).toBe(`Error  unknown command 'listngs'\n       Did you mean listings?\n       usage\n`);
    const flag = await run(['listings', 'list', '--fromat', 'json']);
    expect(flag.stderr).toBe(`Error  unknown option '--fromat'\n       Did you mean --format?\n       usage\n`);
    const missing = await run(['listings', 'show', FIRST], () =>
      Response.json({ code: 'listing_not_found', detail: 'None.', request_id: 'r-1' }, { status: 404 }),
    );
    expect(missing.stderr).toContain('listing_not_found · listwright help errors listing_not_found · request r-1\n');
    const detail = 'Email or password is incorrect. Check both and try again.';
    const refused = await run(['auth', 'status'], () =>
      Response.json({ code: 'bad_credentials', detail }, { status: 401 }),
    );
    expect(refused.stderr.match(/Check both/g)).toHaveLength(1);
    const all = await run(['help', 'errors']);
    for (const [code, when] of Object.entries(errorCodes)) {
      expect(all.stdout).toMatch(new RegExp(`^  ${code} +\\S`, 'm'));
      expect((await run(['help', 'errors', code])).stdout).toContain(`${code}\n  ${when}\n  Exit code `);
    }
    expect((await run(['help', 'errors', 'too_many_rows'])).stdout).toContain('Exit code 5.');
    expect((await run(['help', 'errors', 'constructor'])).code).toBe(2);
  });

  it('switches between stored sessions, each with its server, and prints their token', async () => {
    mkdirSync(path.join(folder, 'listwright'));
    const stored = (name: string) => ({
      ...{ url: `http://${name}.example`, email: `ann@${name}.example` },
      ...{ token: `token of ${name}`, refresh_token: '' },
    });
    const sessions = { home: stored('home'), work: stored('work') };
    writeFileSync(path.join(folder, 'listwright', 'sessions.json'), JSON.stringify(sessions));
    const asked: string[] = [];
    const words = async (...argv: string[]) => run(argv, (address) => (asked.push(address), { user: {} }), false, '');
    expect((await words('auth', 'switch', 'away')).code).toBe(6);
    expect((await words('auth', 'switch', 'work')).stdout).toContain('Now ann@work.example at http://work.example');
    expect((await words('auth', 'token')).stdout).toBe('token of work\n');
    expect(asked).toEqual(['/api/auth/me']);
    expect((await words('auth', 'switch', 'home')).code).toBe(0);
    const list = await words('auth', 'switch');
    expect(list.stdout).toBe(
      'home\thttp://home.example\tann@home.example\ttrue\nwork\thttp://work.example\tann@work.example\tfalse\n',
    );
    expect((await run(['auth', 'token'], () => ({ user: {} }))).stdout).toBe('token\n');
  });

  it('names the periods of the rules', async () => {
    const { stdout } = await run(['help', 'policy']);
    for (const { marketplace, date } of listRuleSets())
      expect(stdout).toMatch(new RegExp(`^  ${marketplace} +from ${date}$`, 'm'));
    expect((await run(['help', 'nonsense'])).stderr).toContain('errors, policy.');
  });

  it('names the request of a result, by which the log has it', async () => {
    const { stdout } = await run(['listings', 'list', '--json'], () =>
      Response.json({ success: true, data: page, ...page }, { headers: { 'x-request-id': 'r-2' } }),
    );
    expect(JSON.parse(stdout)).toMatchObject({ meta: { request_id: 'r-2' } });
  });

  describe('files', () => {
    /** A server with a file of the kind that is asked for, or of the only kind that there is. */
    const files = (only?: string) => (address: string) => {
      const kind = only ?? new URL(`http://x${address}`).searchParams.get('format') ?? 'none';
      if (address.startsWith('/api/bulk/?')) return { batches: [{ batch_id: FIRST }], total: 1, next_cursor: null };
      if (address.includes('/rows')) {
        const rows = [{ listing_id: FIRST }, { listing_id: null }, { listing_id: SECOND }];
        return { rows, total: 3, next_cursor: null };
      }
      const disposition = { 'content-disposition': `attachment; filename="results.${kind}"` };
      return new Response(kind, { headers: { 'content-type': 'text/csv', ...disposition } });
    };

    it.each([
      [['bulk', 'download', FIRST, '--format', 'csv'], 'csv'],
      [['bulk', 'download', FIRST], 'xlsx'],
      [['bulk', 'template'], 'csv'],
      [['bulk', 'template', 'xlsx'], 'xlsx'],
      [['bulk', 'template', '--format', 'xlsx'], 'xlsx'],
    ])('of %j are %s', async (words, kind) => {
      expect((await run(words, files())).stdout).toBe(kind);
      const other = kind === 'csv' ? 'xlsx' : 'csv';
      if (words.length > 3) return;
      const name = path.join(folder, `named.${other}`);
      if (words.includes('xlsx')) return expect((await run([...words, '-o', name], files())).code).toBe(2);
      expect((await run([...words, '-o', name], files())).code).toBe(0);
      expect(readFileSync(name, 'utf8')).toBe(other);
    });

    it.each([
      [['export', 'amazon', FIRST, '-o', 'listing.csv'], 'xlsx', 2],
      [['export', 'amazon', FIRST, '--format', 'csv'], 'xlsx', 2],
      [['export', 'shopify', FIRST, '-o', 'listing.XLSX'], 'csv', 2],
      [['bulk', 'download', FIRST, '--failed', '--format', 'xlsx'], 'csv', 2],
      [['bulk', 'download', FIRST, '--split', '--format', 'csv'], 'zip', 0],
      [['export', 'amazon', FIRST, '-o', 'listing.dat'], 'xlsx', 0],
      [['export', 'amazon', FIRST, '-o', 'listing.csv', '--json'], 'xlsx', 2],
    ])('are never written as what they are not: %j is %s', async (words, kind, code) => {
      const outcome = await run(words, files(kind));
      expect(outcome.code).toBe(code);
      if (code === 2) expect(outcome.stderr).toContain(`This file is ${kind.toUpperCase()}, not `);
      expect(readdirSync(folder).filter((name) => /listing\.(csv|xlsx)$/i.test(name))).toEqual([]);
    });

    it('of a marketplace hold the listings of a bulk job', async () => {
      const asked: string[] = [];
      const replies = (address: string) => {
        asked.push(address);
        return files('xlsx')(address);
      };
      expect((await run(['export', 'amazon', '--batch', '0192'], replies)).stdout).toBe('xlsx');
      expect(asked.at(-1)).toBe(`/api/listings/export/amazon?ids=${FIRST}%2C${SECOND}`);
      for (const words of [['amazon'], ['shopify', FIRST, '--batch', FIRST]])
        expect((await run(['export', ...words], replies)).code).toBe(2);
      const rows = Array.from({ length: 1001 }, () => ({ listing_id: FIRST }));
      const many = () => ({ rows, total: 1001, next_cursor: null });
      const refused = await run(['export', 'shopify', '--batch', FIRST], many);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('bulk download')]);
      const none = () => ({ rows: [], total: 0, next_cursor: null });
      expect((await run(['export', 'shopify', '--batch', FIRST], none)).code).toBe(6);
    });
  });

  it.each(['zsh', 'fish', 'powershell'])('completes flag values for %s', async (shell) => {
    const { stdout } = await run(['completion', shell]);
    expect(stdout).toMatch(/bulk run.*format|-l format -x -a/);
    expect(stdout).toContain('table plain json ndjson csv xlsx');
    expect(stdout).toContain('amazon shopify');
  });
});
