import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CliEnvironment } from '../../CliEnvironment.js';
import { contextOf } from '../../contextOf.js';
import { runCli } from '../../runCli.js';
import { runSetup } from './runSetup.js';
import type { SetupOptions } from './SetupOptions.js';
import { settingsText } from './settingsText.js';

const SECRETS = {
  DATABASE_URL: 'postgres://ann:pa$$word1@db.example.com:5432/listwright',
  SMTP_URL: 'smtp://ann:password2@mail.example.com:587',
  OPENAI_API_KEY: 'sk-password3',
};
const ADMIN = ['--admin-email', 'ann@example.com'];

describe('setup', () => {
  let folder: string;
  let [stdout, stderr] = ['', ''];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-setup-'));
    [stdout, stderr] = ['', ''];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const surroundings = (env: Record<string, string>, isTTY: boolean): CliEnvironment => {
    const output = (write: (text: string) => void) => ({
      isTTY,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    return {
      stdin: { isTTY, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      cwd: folder,
      fetch: () => Promise.reject(new TypeError('Setup asks no server.')),
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    };
  };
  const run = async (argv: readonly string[], env: Record<string, string> = {}) => {
    [stdout, stderr] = ['', ''];
    return runCli(['setup', ...argv], surroundings(env, false));
  };
  /** A person who answers each question by its beginning, and presses Enter at others. Returns the questions. */
  const talk = async (answers: Record<string, string | string[]>, options: SetupOptions = {}, env = {}) => {
    const asked: { text: string; hidden: boolean }[] = [];
    const left = new Map(Object.entries(answers).map(([text, one]) => [text, [one].flat()]));
    await runSetup(options, contextOf(surroundings(env, true), {}), async (text, { hidden }) => {
      asked.push({ text, hidden });
      return [...left].find(([beginning]) => text.startsWith(beginning))?.[1].shift() ?? '';
    });
    return asked;
  };
  const file = () => path.join(folder, '.env');
  const settings = () => parseEnv(readFileSync(file(), 'utf8'));

  it('writes the settings of a small server without asking, for its owner alone', async () => {
    expect(await run([...ADMIN, '--port', '8080'])).toBe(0);
    expect(settings()).toEqual({
      PORT: '8080',
      HOST: '127.0.0.1',
      LISTWRIGHT_DATA_DIR: './.data',
      ADMIN_EMAIL: 'ann@example.com',
    });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(stdout).toContain(`Settings written to ${file()} (mode 600), database: embedded.`);
  });

  it('takes secrets from the environment, and prints none', async () => {
    const address = ['--app-url', 'https://listings.example.com', '--mail-from', 'Ann <ann@example.com>'];
    expect(await run([...ADMIN, ...address, '--json'], SECRETS)).toBe(0);
    expect(settings()).toMatchObject({ ...SECRETS, TRUSTED_PROXIES: '1', OPENAI_MODEL: 'gpt-4o-mini' });
    expect(JSON.parse(stdout)).toMatchObject({
      data: {
        file: file(),
        database: 'server',
        settings: { DATABASE_URL: 'set', SMTP_URL: 'set', OPENAI_API_KEY: 'set' },
      },
      meta: { next: ['listwright serve', 'listwright doctor'] },
    });
    expect(stdout + stderr).not.toMatch(/password\d|word1|pa\$\$/);
  });

  it.each([
    ['--database', 'postgres://ann:password@db.example.com/x', 'DATABASE_URL'],
    ['--smtp', 'smtp://ann:password@mail.example.com', 'SMTP_URL'],
  ])('refuses a password in %s', async (flag, address, name) => {
    expect(await run([...ADMIN, flag, address])).toBe(2);
    expect(stderr).toContain(`Set ${name} in the environment`);
    expect(stderr).not.toContain('password@');
    expect(readdirSync(folder)).toEqual([]);
    const open = address.replace(':password', '');
    expect(await run([...ADMIN, flag, open, '--mail-from', 'ann@example.com'])).toBe(0);
    expect(settings()[name]).toBe(open);
  });

  it.each([
    [[], 'ADMIN_EMAIL is missing: Email of the first administrator.', 'Pass --admin-email, or set ADMIN_EMAIL.'],
    [[...ADMIN, '--smtp', 'smtp://mail.example.com'], 'MAIL_FROM is missing', 'Pass --mail-from'],
    [[...ADMIN, '--port', '99999'], 'PORT must be at most 65535.', 'Nothing was written.'],
    [['--admin-email', 'ann', '--host', 'h', '--database', 'mysql://x'], 'ADMIN_EMAIL must be', 'DATABASE_URL must be'],
  ])('refuses %j, and names each setting', async (argv, ...parts) => {
    expect(await run(argv)).toBe(2);
    for (const part of parts) expect(stderr).toContain(part);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('replaces settings only with --force, and keeps those that it does not ask for', async () => {
    const before = `RAZORPAY_KEY_ID=key\nRAZORPAY_KEY_SECRET='se#cret"mine'\nINVOICE_SELLER='Ann & "Co" # 1'\nPORT=4000\nHOST=0.0.0.0\n`;
    writeFileSync(file(), before, { mode: 0o644 });
    expect(await run(ADMIN)).toBe(9);
    expect(stderr).toContain('Pass --force');
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(await run([...ADMIN, '--port', '5000', '--force'])).toBe(0);
    expect(settings()).toMatchObject({
      RAZORPAY_KEY_ID: 'key',
      RAZORPAY_KEY_SECRET: 'se#cret"mine',
      INVOICE_SELLER: 'Ann & "Co" # 1',
      PORT: '5000',
      HOST: '0.0.0.0',
    });
    expect(stdout).toContain('Kept: INVOICE_SELLER, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET');
    expect(stdout).not.toContain('mine');
    expect([statSync(file()).mode & 0o777, readdirSync(folder)]).toEqual([0o600, ['.env']]);
  });

  it('makes a secret key for production once, and takes the one that the data folder has', async () => {
    expect(await run([...ADMIN, '--production', '--app-url', 'https://shop.example'])).toBe(0);
    const { NODE_ENV, SECRET_KEY = '' } = settings();
    expect([NODE_ENV, SECRET_KEY.length]).toEqual(['production', 64]);
    expect(stdout).not.toContain(SECRET_KEY);
    expect(await run([...ADMIN, '--force'])).toBe(0);
    expect(settings()).toMatchObject({ NODE_ENV: 'production', SECRET_KEY });
    rmSync(file());
    mkdirSync(path.join(folder, '.data'));
    writeFileSync(path.join(folder, '.data', 'secret-key'), 'the key of this data folder, long enough');
    expect(await run([...ADMIN, '--production', '--app-url', 'https://shop.example'])).toBe(0);
    expect(settings().SECRET_KEY).toBe('the key of this data folder, long enough');
  });

  it.each([
    ['the environment', {}, { NODE_ENV: 'production' }],
    ['the settings that there are', { NODE_ENV: 'production' }, {}],
    ['the settings, whatever the environment says', { NODE_ENV: 'production' }, { NODE_ENV: 'development' }],
  ])('is for production where %s say so, in all that it needs', async (_, before, env) => {
    writeFileSync(file(), settingsText(before, {}));
    expect(await run([...ADMIN, '--force'], env)).toBe(2);
    expect(stderr).toContain('APP_URL is missing');
    expect(await run([...ADMIN, '--force', '--app-url', 'https://shop.example'], env)).toBe(0);
    expect(settings()).toMatchObject({ NODE_ENV: 'production', SECRET_KEY: expect.stringMatching(/^.{64}$/) });
  });

  it('needs the address of the app for production, before anything is written', async () => {
    expect(await run([...ADMIN, '--production'])).toBe(2);
    expect(stderr).toContain('APP_URL is missing');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('asks at a terminal for what is not given, again where an answer is wrong', async () => {
    const asked = await talk(
      {
        Port: ['eighty', '8080'],
        'Public address': 'https://listings.example.com',
        'How many proxies': '2',
        Database: SECRETS.DATABASE_URL,
        'Email of': ['', 'ann@example.com'],
        'Email server': SECRETS.SMTP_URL,
        Sender: 'ann@example.com',
        Key: SECRETS.OPENAI_API_KEY,
      },
      { host: '0.0.0.0' },
    );
    expect(settings()).toMatchObject({ ...SECRETS, PORT: '8080', HOST: '0.0.0.0', TRUSTED_PROXIES: '2' });
    expect(stderr).toContain('PORT must be a whole number');
    expect(stderr).toContain('ADMIN_EMAIL is needed.');
    expect(asked.filter(({ text }) => text.startsWith('Address to listen'))).toEqual([]);
    expect(asked.filter(({ hidden }) => hidden).map(({ text }) => text.split(/[: ]/)[0])).toEqual([
      'Database',
      'Email',
      'Key',
    ]);
    expect(stdout + stderr).not.toMatch(/password\d|word1|pa\$\$/);
  });

  it('offers what the environment has, without showing secrets, and - leaves it out', async () => {
    const asked = await talk({ 'Email of': 'ann@example.com', 'Email server': '-' }, {}, SECRETS);
    const texts = asked.map(({ text }) => text);
    expect(texts).toContain('Port [3000]: ');
    expect(texts).toContain('Key of the AI server [set]: ');
    expect(texts.join('')).not.toMatch(/password\d|word1|pa\$\$/);
    expect(texts.some((text) => text.startsWith('Sender'))).toBe(false);
    expect(settings()).toMatchObject({ DATABASE_URL: SECRETS.DATABASE_URL, OPENAI_MODEL: 'gpt-4o-mini' });
    expect(settings().SMTP_URL).toBeUndefined();
  });

  it('writes nothing where it is interrupted', async () => {
    const stopped = runSetup({}, contextOf(surroundings({}, true), {}), async () => undefined);
    await expect(stopped).rejects.toMatchObject({ exitCode: 130, message: 'Nothing was written.' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says where it cannot write, and leaves no draft', async () => {
    const missing = path.join(folder, 'missing');
    const somewhere = { ...surroundings({}, false), cwd: missing };
    expect(await runCli(['setup', ...ADMIN], somewhere)).toBe(2);
    expect(stderr).toContain(`Can't write ${path.join(missing, '.env')}.`);
    mkdirSync(path.join(missing, '.env', 'full'), { recursive: true });
    expect(await runCli(['setup', ...ADMIN, '--force'], somewhere)).toBe(2);
    expect(readdirSync(missing)).toEqual(['.env']);
  });

  it.each(['a`b\'c"d', 'two\nlines'])('refuses a value that no settings file can hold: %j', async (key) => {
    expect(await run(ADMIN, { OPENAI_API_KEY: key })).toBe(2);
    expect(stderr).toContain("OPENAI_API_KEY can't be written");
    expect(readdirSync(folder)).toEqual([]);
  });
});
