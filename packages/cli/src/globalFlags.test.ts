import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const JOB = {
  ...{ batch_id: ID, kind: 'listings', marketplace: 'amazon', file_name: 'products.csv', errors: [] },
  ...{ retryable: 0, waits_for: null, eta_seconds: null, created_at: '2026-11-22T09:00:00.000Z' },
  summary: { total: 4, processed: 4, successful: 4, failed: 0 },
};
const CHECK = {
  ...{ kind: 'listings', total: 1, valid: 1, invalid: 0, faults: [], columns: [] },
  ...{ remembered: null, encodings: [] },
};

describe('a flag or variable that every command takes', () => {
  let folder: string;
  let status: string;
  let calls: { readonly call: string; readonly host: string; readonly headers: Headers }[];
  let reply: ((place: string, signal: AbortSignal | null) => Response | Promise<Response>) | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
    writeFileSync(path.join(folder, 'products.csv'), 'product_name\nMug\n');
    [status, calls, reply] = ['completed', [], undefined];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const answer = (place: string): Response => {
    const data = place.endsWith('/preflight')
      ? CHECK
      : /\/bulk\/?$/u.test(place)
        ? { batches: [], total: 0, next_cursor: null }
        : place.endsWith('/ready')
          ? { status: 'ready', version: '0.1.0' }
          : { ...JOB, status };
    return Response.json({ success: true, data, ...data }, { headers: { 'x-request-id': `of ${place}` } });
  };

  interface Given {
    readonly env?: Record<string, string>;
    readonly isTTY?: boolean;
    readonly isInterrupted?: boolean;
  }
  async function run(argv: readonly string[], { env = {}, isTTY = false, isInterrupted = false }: Given = {}) {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      ...{ isTTY, columns: 100 },
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'lw_token', ...env },
      cwd: folder,
      fetch: async (address, init) => {
        const { pathname, host } = new URL(String(address));
        calls.push({
          call: `${init?.method ?? 'GET'} ${pathname}`,
          host,
          headers: new Headers(init?.headers as Record<string, string>),
        });
        return reply?.(pathname, init?.signal ?? null) ?? answer(pathname);
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => (isInterrupted ? Promise.resolve() : new Promise(() => undefined)),
    });
    return { code, stdout, stderr };
  }

  it('--no-progress keeps the outcome of a job that is watched, without its progress', async () => {
    const watch = ['bulk', 'status', ID, '--watch'];
    for (const isTTY of [true, false]) {
      expect((await run(watch, { isTTY })).stderr).toContain('4/4   4 ok · 0 failed');
      for (const argv of [
        [...watch, '--no-progress'],
        ['--no-progress', ...watch],
      ]) {
        const { code, stdout, stderr } = await run(argv, { isTTY });
        expect([code, stdout]).toEqual([0, expect.stringContaining('4 of 4 done')]);
        expect(stderr).not.toContain('4/4');
      }
    }
  });

  it('--debug prints each request with its id and time, and neither its query nor a token', async () => {
    const { stderr } = await run(['bulk', 'list', '--limit', '7', '--debug']);
    expect(stderr).toMatch(/^debug {2}GET (\/api\/bulk\/?) → 200 in \d+ ms · request of \1\n/u);
    expect(stderr).not.toMatch(/limit=|lw_token/u);
    expect((await run(['bulk', 'list', '--limit', '7'])).stderr).not.toContain('debug');
  });

  it('writes a log of an error that it does not know, without secrets, and says where it is', async () => {
    const env = { SECRET_KEY: 'a-long-secret', XDG_STATE_HOME: path.join(folder, 'state') };
    reply = () => Response.json({ data: { batches: 'a-long-secret Bearer lw_token' } });
    const { code, stderr } = await run(['bulk', 'list', '--fields', 'kind'], { env });
    const [name = ''] = readdirSync(path.join(folder, 'state', 'listwright'));
    const file = path.join(folder, 'state', 'listwright', name);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`The details are in ${file}, without secrets.`)]);
    const log = readFileSync(file, 'utf8');
    expect(log).toMatch(/^listwright 0\.1\.0 · node v\d+[^]*bulk --fields\n[^]*TypeError: [^]* at /u);
    expect(log).not.toMatch(/a-long-secret|lw_token|kind/u);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes no log of a failure that it knows', async () => {
    reply = () => Response.json({ code: 'batch_not_found', detail: 'None.' }, { status: 404 });
    expect((await run(['bulk', 'status', ID], { env: { XDG_STATE_HOME: folder } })).code).toBe(6);
    expect(readdirSync(folder)).toEqual(['products.csv']);
  });

  it.each([
    ['at a terminal', {}, [], true, true],
    ['in a pipe', {}, [], false, false],
    ['in a pipe with FORCE_COLOR', { FORCE_COLOR: '1' }, [], false, true],
    ['at a terminal with NO_COLOR', { NO_COLOR: '1' }, [], true, false],
    ['with NO_COLOR and FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, [], true, false],
    ['at a terminal with TERM=dumb', { TERM: 'dumb' }, [], true, false],
    ['at a terminal with --no-color', {}, ['--no-color'], true, false],
  ])('colours %s', async (_name, env, more, isTTY, isColoured) => {
    const { stdout } = await run(['doctor', '--url', 'http://127.0.0.1:9', ...more], { env, isTTY });
    expect(stdout).toContain('server: http://127.0.0.1:9 is ready');
    expect(stdout.includes('\u001B[')).toBe(isColoured);
  });

  it('--cancel-on-interrupt cancels the job at Ctrl-C, which otherwise goes on', async () => {
    status = 'running';
    const cancelled = () => calls.filter(({ call }) => call.endsWith('/cancel')).map(({ call }) => call);
    const argv = ['bulk', 'run', 'products.csv'];
    const left = await run(argv, { isInterrupted: true });
    expect([left.code, left.stderr]).toEqual([130, expect.stringContaining('Still running on the server.')]);
    expect(cancelled()).toEqual([]);
    const ended = await run([...argv, '--cancel-on-interrupt'], { isInterrupted: true });
    expect([ended.code, ended.stderr]).toEqual([130, expect.stringContaining('Cancelled.')]);
    expect(cancelled()).toEqual([expect.stringMatching(/^POST .*\/cancel$/u)]);
  });

  it('reads a setting from the file that a variable names; the variable itself wins', async () => {
    writeFileSync(path.join(folder, 'address'), 'https://one.example.com\n');
    const env = { LISTWRIGHT_URL_FILE: path.join(folder, 'address') };
    await run(['bulk', 'list'], { env });
    await run(['bulk', 'list'], { env: { ...env, LISTWRIGHT_URL: 'https://two.example.com' } });
    expect(calls.map(({ host }) => host)).toEqual(['one.example.com', 'two.example.com']);
  });

  it('reads the token from the file that LISTWRIGHT_TOKEN_FILE names, and says where there is none', async () => {
    writeFileSync(path.join(folder, 'token'), 'lw_of-file\n');
    const tokens = () => calls.map(({ headers }) => headers.get('authorization'));
    const file = { LISTWRIGHT_TOKEN_FILE: path.join(folder, 'token') };
    await run(['bulk', 'list'], { env: { LISTWRIGHT_TOKEN: '', ...file } });
    await run(['bulk', 'list'], { env: file });
    expect(tokens()).toEqual(['Bearer lw_of-file', 'Bearer lw_token']);
    const { code, stderr } = await run(['bulk', 'list'], {
      env: { LISTWRIGHT_TOKEN: '', LISTWRIGHT_TOKEN_FILE: path.join(folder, 'absent') },
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('absent of LISTWRIGHT_TOKEN_FILE')]);
  });

  it('--idempotency-key is sent with an upload, which otherwise has a key of its own file', async () => {
    const keys = () =>
      calls.filter(({ call }) => call.endsWith('/upload-csv')).map(({ headers }) => headers.get('idempotency-key'));
    await run(['bulk', 'run', 'products.csv', '--detach', '--idempotency-key', 'mine']);
    await run(['bulk', 'run', 'products.csv', '--detach']);
    await run(['bulk', 'run', 'products.csv', '--detach']);
    expect(keys()).toEqual(['mine', expect.stringMatching(/^bulk-.{43}$/u), keys()[1]]);
  });

  it('--timeout ends the wait for a server that does not respond', async () => {
    reply = (_place, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    const { code, stderr } = await run(['bulk', 'list', '--timeout', '1']);
    expect([code, stderr]).toEqual([10, expect.stringContaining('did not respond within 1 second.')]);
  });

  it.each([
    [['facts', '-'], 'Usage: listwright facts'],
    [['lint', '-'], 'Usage: listwright lint'],
    [['bulk', 'run', '-'], 'Usage: listwright bulk run'],
  ])('shows the help of %j where stdin is a terminal', async (argv, usage) => {
    const { code, stderr } = await run(argv, { isTTY: true });
    expect([code, stderr.startsWith(usage)]).toEqual([2, true]);
    expect(stderr).toContain('Error  stdin is a terminal.');
    expect(calls).toEqual([]);
  });
});
