import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ONE = { version: '1.0.0', integrity: 'sha512-one' };
const OF_ANOTHER_PLATFORM = { version: '2.0.0', integrity: 'sha512-two', optional: true };

/** A checkout with a program in the place of npm, which notes that it was asked. */
describe('installing what the checkout needs', () => {
  let folder: string;

  const write = (name: string, packages: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify({ packages }));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-deps-'));
    for (const name of ['scripts', 'node_modules', 'bin']) mkdirSync(path.join(folder, name));
    for (const name of ['ensureDeps', 'root', 'takeLock'])
      cpSync(`scripts/${name}.mjs`, path.join(folder, `scripts/${name}.mjs`));
    writeFileSync(path.join(folder, 'bin/npm'), `#!/bin/sh\ntouch "${folder}/asked"\n`, { mode: 0o755 });
    write('package-lock.json', {
      '': { name: 'of-the-checkout' },
      'packages/part': { version: '0.1.0' },
      'node_modules/one': ONE,
      'node_modules/one/node_modules/two': OF_ANOTHER_PLATFORM,
    });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function asksNpm(): boolean {
    rmSync(path.join(folder, 'asked'), { force: true });
    const work = `import('${folder}/scripts/ensureDeps.mjs').then(({ ensureDeps }) => ensureDeps())`;
    const env = { PATH: `${folder}/bin:/usr/bin:/bin` };
    const { status, stderr } = spawnSync(process.execPath, ['-e', work], { env, encoding: 'utf8' });
    expect([status, stderr.replace(/^Installing .*\n/, '')]).toEqual([0, '']);
    return existsSync(path.join(folder, 'asked'));
  }

  it('happens once where nothing is installed', () => {
    expect([asksNpm(), asksNpm()]).toEqual([true, false]);
  });

  it('is left out where npm ci was run by hand', () => {
    write('node_modules/.package-lock.json', { 'node_modules/one': ONE });
    expect(asksNpm()).toBe(false);
  });

  it('happens where a package is missing, of another version or of other content', () => {
    for (const installed of [
      {},
      { 'node_modules/one': { ...ONE, version: '0.9.0' } },
      { 'node_modules/one': { ...ONE, integrity: 'sha512-other' } },
    ]) {
      rmSync(path.join(folder, 'node_modules/.ready'), { force: true });
      write('node_modules/.package-lock.json', installed);
      expect(asksNpm()).toBe(true);
    }
  });

  it('happens again where the list of packages has changed since', () => {
    expect(asksNpm()).toBe(true);
    write('package-lock.json', { 'node_modules/one': { ...ONE, version: '1.0.1' } });
    write('node_modules/.package-lock.json', { 'node_modules/one': { ...ONE, version: '1.0.1' } });
    expect(asksNpm()).toBe(true);
  });
});
