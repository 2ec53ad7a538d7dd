import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { configSchema, ConfigurationFault, envExample, loadConfig, secretKey } from './index.js';

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      LISTWRIGHT_DATA_DIR: './.data',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
  });

  it('takes what is not set from the file that a variable names', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
    const file = path.join(folder, 'key');
    writeFileSync(file, `${'k'.repeat(48)}\n`);
    try {
      expect(loadConfig({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe('k'.repeat(48));
      expect(loadConfig({ SECRET_KEY_FILE: file, SECRET_KEY: 's'.repeat(48) }).SECRET_KEY).toBe('s'.repeat(48));
      expect(loadConfig({ NODE_ENV: 'production', SECRET_KEY_FILE: file }).NODE_ENV).toBe('production');
      expect(() => loadConfig({ SECRET_KEY_FILE: `${file}-missing` })).toThrow(/SECRET_KEY_FILE names a file/u);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names every mistake at once, without repeating a value', () => {
    const mistakes = {
      PORT: '70000',
      SECRET_KEY: 'short-secret',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'short',
      DATABASE_URL: 'sqlite:x',
      TRUSTED_PROXIES: 'all',
      SMTP_URL: 'https://mail.example.com',
      MAIL_FROM: 'Listwright\r\nBcc: everybody@example.com',
    };
    const fault = (() => {
      try {
        return loadConfig(mistakes);
      } catch (error) {
        return error;
      }
    })() as ConfigurationFault;
    expect(fault).toBeInstanceOf(ConfigurationFault);
    expect(fault.lines).toHaveLength(8);
    for (const name of Object.keys(mistakes)) expect(fault.message).toContain(name);
    for (const value of ['short-secret', 'sqlite:x', 'nobody', 'everybody']) expect(fault.message).not.toContain(value);
  });

  it.each(['mail@example.com', 'Listwright <mail@example.com>'])('takes %s for a sender', (MAIL_FROM) => {
    expect(loadConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  });

  it('needs the key of a bucket with the bucket, and a prefix that keeps names apart', () => {
    expect(() => loadConfig({ S3_BUCKET: 'photos' })).toThrow(/S3_ACCESS_KEY_ID[^]*S3_SECRET_ACCESS_KEY/);
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({ S3_BUCKET: 'photos', S3_PREFIX: 'shop/', ...keys }).S3_PREFIX).toBe('shop/');
    for (const wrong of [{ S3_BUCKET: '../x' }, { S3_PREFIX: 'shop' }, { S3_PREFIX: '../' }])
      expect(() => loadConfig({ S3_BUCKET: 'photos', ...keys, ...wrong })).toThrow(ConfigurationFault);
  });

  it.each(['SECRET_KEY', 'SECRET_KEY_OLD'])(
    'takes a %s of 32 bytes and none of 31, however many characters that is',
    (name) => {
      for (const key of ['x'.repeat(32), 'ä'.repeat(16)])
        expect(loadConfig({ [name]: key })).toMatchObject({ [name]: key });
      for (const key of ['x'.repeat(31), 'ä'.repeat(15)])
        expect(() => loadConfig({ [name]: key })).toThrow(new RegExp(`${name}.*must have at least 32 bytes`, 'u'));
    },
  );

  it('requires a key in production, and of what makes links its own address', () => {
    const [production, key] = [{ NODE_ENV: 'production' }, { SECRET_KEY: 'x'.repeat(32) }];
    const address = { APP_URL: 'https://listings.example.com' };
    expect(() => loadConfig({ ...production, ...address })).toThrow(/SECRET_KEY/);
    expect(loadConfig({ ...production, ...key }).APP_URL).toBeUndefined();
    const links = { needsAddress: true };
    expect(() => loadConfig({ ...production, ...key }, links)).toThrow(/APP_URL must be set in production/);
    expect(loadConfig({ ...production, ...key, ...address }, links).NODE_ENV).toBe('production');
    expect(loadConfig(key, links).NODE_ENV).toBe('development');
  });
});

describe('secretKey', () => {
  it('is made once, for its owner only, and is the same for all who ask', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'listwright-key-'));
    const [first, second] = [secretKey(undefined, dir), secretKey(undefined, dir)];
    expect(first).toBe(second);
    expect(first.length).toBeGreaterThanOrEqual(48);
    expect(statSync(path.join(dir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secret-key']);
    expect(secretKey('configured', dir)).toBe('configured');
    const made = path.join(dir, 'data');
    secretKey(undefined, made);
    // Nobody else may list the data directory or write to it.
    expect(statSync(made).mode & 0o066).toBe(0);
    rmSync(dir, { recursive: true });
  });
});

describe('.env.example', () => {
  it('names every variable, and is what the schema says', () => {
    for (const name of Object.keys(configSchema.shape)) expect(envExample()).toContain(`# ${name}=`);
    for (const reader of ['npm start', 'serve', 'worker', 'migrate', 'doctor']) expect(envExample()).toContain(reader);
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
  });
});
