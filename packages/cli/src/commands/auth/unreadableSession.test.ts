import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';

const url = 'http://127.0.0.1:9';
const refused = { status: 401, code: 'not_signed_in', detail: 'Log in first.', message: 'Log in first.' };

describe('a session whose tokens are in a keychain that is switched off', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-unreadable-'));
    file = path.join(folder, 'listwright', 'sessions.json');
    mkdirSync(path.dirname(file));
    writeFileSync(file, JSON.stringify({ default: { url, email: 'ann@example.com' } }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(argv: readonly string[], response: Response, input = '') {
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
      env: { PATH: folder, HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_URL: url, LISTWRIGHT_KEYCHAIN: 'off' },
      cwd: folder,
      fetch: async () => response,
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout, stderr };
  }

  it('is named as the reason, with what to do, where a call needs it', async () => {
    const { code, stdout, stderr } = await run(['auth', 'status', '--json'], Response.json(refused, { status: 401 }));
    expect([code, JSON.parse(stdout)]).toMatchObject([4, { ok: false, error: { code: 'keychain_unreadable' } }]);
    expect(stderr).toContain('stored in the keychain of the operating system, which is switched off');
    expect(stderr).toContain('LISTWRIGHT_KEYCHAIN');
  });

  it('is not needed for what is public', async () => {
    const reply = { success: true, data: { rules: null } };
    const { code, stdout } = await run(['policy', 'list', '--server', '-m', 'shopify'], Response.json(reply));
    expect([code, stdout]).toEqual([0, expect.stringContaining('shopify')]);
  });

  it('is replaced by a login, whose own refusal stays what it is', async () => {
    const wrong = { ...refused, code: 'bad_credentials', detail: 'Email and password do not match.' };
    const login = ['auth', 'login', '--email', 'ann@example.com', '--json'];
    const failed = await run(login, Response.json(wrong, { status: 401 }), 'wrong\n');
    expect(JSON.parse(failed.stdout)).toMatchObject({ error: { code: 'bad_credentials' } });
  });

  it('can be forgotten', async () => {
    const { code, stderr } = await run(['auth', 'logout'], Response.json(refused, { status: 401 }));
    expect([code, existsSync(file)]).toEqual([0, false]);
    expect(stderr).toContain('expires within 30 days');
  });
});
