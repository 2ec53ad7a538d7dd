import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

  async function run(argv: readonly string[], replies: Replies = () => page, isTTY = false) {
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
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
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
    for (const url of ['nonsense', 'ftp://example.com', 'http://'])
      for (const command of [['listings', 'list'], ['doctor']]) {
        const { code, stderr } = await run([...command, '--url', url]);
        expect([code, stderr]).toEqual([2, expect.stringContaining('takes an address')]);
      }
    for (const command of [['nonsense'], ['listings', 'nonsense'], ['admin', 'users', 'nonsense']])
      expect((await run(command)).code).toBe(2);
    const spent = (limit: number) => () =>
      Response.json(
        { code: 'quota_exceeded', detail: 'No more.', usage_stats: { limit } },
        { status: 403, headers: { 'content-type': 'application/problem+json' } },
      );
    expect((await run(['generate', 'Mug'], spent(0))).code).toBe(5);
    expect((await run(['generate', 'Mug'], spent(5))).code).toBe(7);
  });

  it('completes flag values in a real shell', async () => {
    const { stdout } = await run(['completion', 'bash']);
    const complete = (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ');
      const script = `${stdout}\nCOMP_WORDS=(listwright ${line}); COMP_CWORD=${words.length}; _listwright; echo "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim();
    };
    expect(complete('lint', '--marketplace', 'a')).toBe('amazon');
    expect(complete('listings', 'list', '--format', '')).toBe('table plain json ndjson csv');
    expect(complete('bulk', 'run', '--format', 'x')).toBe('xlsx');
    expect(complete('bulk', 'ru')).toBe('run');
    expect(complete('lint', '--marketpl')).toBe('--marketplace --marketplace-id');
  });

  it.each(['zsh', 'fish', 'powershell'])('completes flag values for %s', async (shell) => {
    const { stdout } = await run(['completion', shell]);
    expect(stdout).toMatch(/bulk run.*format|-l format -x -a/);
    expect(stdout).toContain('table plain json ndjson csv xlsx');
    expect(stdout).toContain('amazon shopify');
  });
});
