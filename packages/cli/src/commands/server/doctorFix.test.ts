import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';

describe('doctor --fix', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-fix-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Where a database is configured that no server answers at. */
  async function run(...argv: string[]) {
    let stdout = '';
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(['doctor', ...argv], {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output(() => undefined),
      env: {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
        SECRET_KEY: 'a test key that is long enough to be one',
        LISTWRIGHT_DATA_DIR: path.join(folder, 'data'),
      },
      cwd: folder,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout };
  }

  it('names what it repaired, and then what is left', async () => {
    writeFileSync(path.join(folder, '.env'), 'SMTP_URL=smtp://user:secret@mail.example.com');
    chmodSync(path.join(folder, '.env'), 0o604);
    const { code, stdout } = await run('--fix');
    expect(code).toBe(1);
    expect(stdout).toContain(`✓ repair, folder: made ${path.join(folder, 'data')}\n`);
    expect(stdout).toContain(`✓ repair, permissions: ${path.join(folder, '.env')}: mode 604 is now 600\n`);
    expect(stdout).toMatch(/✗ repair, database: .*DATABASE_URL/);
    expect(stdout).toMatch(/\n✗ database: .*DATABASE_URL/);
    expect(stdout).not.toContain('secret');
    expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(
      (JSON.parse((await run('--fix', '--json')).stdout) as { data: { fixes: object[] } }).data.fixes,
    ).toHaveLength(1);
  });

  it('is never done without being asked for', async () => {
    expect((await run()).stdout).not.toContain('repair');
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });
});
