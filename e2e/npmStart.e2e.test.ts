import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

describe('npm start says what it does, before it does it:', () => {
  let checkout: string;

  /** A checkout with the scripts alone: what they do next fails. */
  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'listwright-checkout-'));
    cpSync('scripts', path.join(checkout, 'scripts'), { recursive: true });
    cpSync('package-lock.json', path.join(checkout, 'package-lock.json'));
    writeFileSync(path.join(checkout, 'npm.js'), 'process.exit(7);');
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  const said = (cwd: string, env: Readonly<Record<string, string>> = {}) => {
    const options = {
      cwd,
      env: { PATH: process.env.PATH, HOME: checkout, npm_execpath: path.join(checkout, 'npm.js'), ...env },
      encoding: 'utf8',
    } as const;
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], options);
    expect(status).not.toBe(0);
    return stderr;
  };

  it('it installs packages', () => {
    mkdirSync(path.join(checkout, 'node_modules'));
    symlinkSync(path.resolve('node_modules/esbuild'), path.join(checkout, 'node_modules/esbuild'));
    const text = said(checkout);
    expect(text).toMatch(/^Installing dependencies \(about a minute, once\) …\n.*npm ci failed \(7\)/s);
  });

  it('it builds', () => {
    symlinkSync(path.resolve('node_modules'), path.join(checkout, 'node_modules'));
    expect(said(checkout)).toMatch(/^Building \(about a minute, after each change\) …\n/);
  });

  it('it starts the database', () => {
    writeFileSync(path.join(checkout, 'data'), 'a file, where a folder is needed');
    // Set, so that a developer's .env sets neither.
    const env = { LISTWRIGHT_DATA_DIR: path.join(checkout, 'data'), DATABASE_URL: '' };
    expect(said(process.cwd(), env)).toMatch(/^Starting the database …\n.+/ms);
  });
});
