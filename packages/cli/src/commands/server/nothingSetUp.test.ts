import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../../runCli.js';

describe('without a server setup', () => {
  let folder: string;
  let calls: number;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-empty-'));
    calls = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(...argv: string[]) {
    let stdout = '';
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli([...argv, '--json'], {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output(() => undefined),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_DATA_DIR: path.join(folder, '.data') },
      cwd: folder,
      fetch: async () => {
        calls += 1;
        throw new TypeError('fetch failed');
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout };
  }

  it('doctor says so, and creates nothing', async () => {
    const { code, stdout } = await run('doctor');
    expect(stdout).toContain('Nothing is set up here');
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('doctor --fix sets up nothing', async () => {
    const { code, stdout } = await run('doctor', '--fix');
    expect([code, JSON.parse(stdout)]).toMatchObject([1, { data: { fixes: [], checks: [{ check: 'database' }] } }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('doctor --upgrade-check says so', async () => {
    const { code, stdout } = await run('doctor', '--upgrade-check');
    const { checks } = (JSON.parse(stdout) as { data: { checks: readonly { check: string; ok: boolean }[] } }).data;
    expect([code, checks.map(({ check, ok }) => [check, ok])]).toEqual([
      1,
      [
        ['build', true],
        ['database', false],
      ],
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([[['--fix', '--upgrade-check']], [['--upgrade-check', '--try-model']]])(
    'doctor refuses %j together',
    async (flags) => {
      expect((await run('doctor', ...flags)).code).toBe(2);
    },
  );

  it('worker --check finds none, and creates nothing', async () => {
    const { code, stdout } = await run('worker', '--check');
    expect(JSON.parse(stdout)).toMatchObject({ data: { works: false } });
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('worker --check reads the heartbeat of this machine alone, and calls no one', async () => {
    mkdirSync(path.join(folder, '.data'));
    writeFileSync(path.join(folder, '.data', `worker-${hostname()}.heartbeat`), '');
    const { code, stdout } = await run('worker', '--check');
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { data: { works: true } }]);
    expect(calls).toBe(0);
  });

  it.each([[['status']], [['--dry-run']]])('migrate %s says so, and creates nothing', async (words) => {
    const { code, stdout } = await run('migrate', ...words);
    expect(JSON.parse(stdout)).toMatchObject({ data: { applied: [], pending: [], is_set_up: false } });
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
