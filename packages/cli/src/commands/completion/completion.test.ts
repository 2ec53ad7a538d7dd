import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';

const FIRST = '01920000-0000-7000-8000-00000000000a';
const SECOND = '01930000-0000-7000-8000-00000000000b';

type Reply = (url: URL, init: RequestInit) => Response | Promise<Response>;

describe('completion of ids', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-completion-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(argv: readonly string[], reply: Reply, env: Record<string, string> = { LISTWRIGHT_TOKEN: 't' }) {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 80,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      cwd: folder,
      fetch: async (address, init) => reply(new URL(String(address)), init ?? {}),
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout, stderr };
  }
  const replyOf = (data: object) => Response.json({ success: true, data, ...data });
  const listings = [
    { id: FIRST, generated_title: 'Steel\tmug\u001B[31m' },
    { id: SECOND, generated_title: 'Oak table' },
  ];
  const list: Reply = ({ pathname }) => {
    if (pathname.startsWith('/api/products')) return replyOf({ products: [{ id: FIRST, product_name: 'Mug' }] });
    if (pathname.startsWith('/api/bulk')) return replyOf({ batches: [{ batch_id: SECOND, file_name: 'mugs.csv' }] });
    return replyOf({ listings });
  };

  it.each([
    ['listing', '', `${FIRST}\tSteel mug [31m\n${SECOND}\tOak table\n`],
    ['listing', '0193', `${SECOND}\tOak table\n`],
    ['product', '', `${FIRST}\tMug\n`],
    ['job', '0193', `${SECOND}\tmugs.csv\n`],
    ['job', '0194', ''],
  ])('prints each %s that begins with "%s" with its name', async (kind, beginning, printed) => {
    expect(await run(['complete-ids', kind, beginning], list)).toEqual({ code: 0, stdout: printed, stderr: '' });
  });

  it('never prints what a shell could run', async () => {
    const evil = () => replyOf({ products: [{ id: '$(touch owned)', product_name: '`id`' }] });
    expect(await run(['complete-ids', 'product'], evil)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it.each<[string, Reply]>([
    ['refuses', () => Response.json({ code: 'unauthenticated' }, { status: 401 })],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
    ['sends something else', () => new Response('<html>')],
    [
      'never answers',
      (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ],
  ])('prints nothing where the server %s', async (_what, reply) => {
    expect(await run(['complete-ids', 'listing'], reply)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('renews a session that has expired, and completes the names of sessions', async () => {
    const file = path.join(folder, 'listwright', 'sessions.json');
    mkdirSync(path.dirname(file));
    const session = { url: 'http://127.0.0.1:3000', email: 'ann@example.com', token: 'old', refresh_token: 'r' };
    writeFileSync(file, JSON.stringify({ default: session, 'a b': session }));
    const reply: Reply = ({ pathname }, { headers }) => {
      if (pathname === '/api/auth/refresh') return replyOf({ token: 'new', refresh_token: 's' });
      const { authorization } = headers as Record<string, string>;
      return authorization === 'Bearer new' ? replyOf({ listings }) : Response.json({}, { status: 401 });
    };
    expect((await run(['complete-ids', 'listing', SECOND], reply, {})).stdout).toBe(`${SECOND}\tOak table\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ default: { token: 'new', refresh_token: 's' } });
    expect((await run(['complete-ids', 'profile'], list, {})).stdout).toBe('default\tann@example.com\n');
  });

  it.each([
    ['zsh', `"listings rm"|"listings rm "*) _listwright_ids listing`, `|--product") _listwright_ids product`],
    ['fish', `case 'jobs show'\n      echo job`, `case '*|--profile'\n      echo profile`],
    ['powershell', `'products show' = 'product'`, `'|--profile' = 'profile'`],
  ])('asks for ids in the script of %s', async (shell, argument, flag) => {
    const { stdout } = await run(['completion', shell], list);
    expect(stdout).toContain(argument);
    expect(stdout).toContain(flag);
  });
});
