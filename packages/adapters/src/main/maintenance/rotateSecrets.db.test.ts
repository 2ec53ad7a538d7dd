import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SecretBox, TokenIssuer } from '@listwright/application/accounts';
import { anOwner } from '../../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { createContainer } from '../../composition/createContainer.js';
import { PostgresTotpFactors } from '../../postgres/accounts/PostgresTotpFactors.js';
import { doctor } from '../doctor.js';
import { openPlatform } from '../openPlatform.js';
import { rotateSecrets } from './rotateSecrets.js';
import { work } from '../work.js';

const [FIRST, SECOND] = ['the first key, which is long enough', 'the second key, which is long enough'];

describe('a changed SECRET_KEY', () => {
  let test: TestDatabase;
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-keys-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  beforeEach(async () => {
    test = await createTestDatabase();
    await (await work(env(FIRST))).stop();
  });
  afterEach(() => test.drop());

  const env = (key: string, former?: string) => ({
    DATABASE_URL: test.url,
    LISTWRIGHT_DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    SECRET_KEY: key,
    WORKER_THREADS: '1',
    ...(former === undefined ? {} : { SECRET_KEY_OLD: former }),
  });
  const ports = async (key: string, former?: string) => {
    const platform = await openPlatform(env(key, former));
    const { get } = await createContainer(platform);
    return { box: get(SecretBox), tokens: get(TokenIssuer), close: platform.close };
  };
  const secretKey = async (key: string, former?: string) =>
    (await doctor(env(key, former))).find(({ check }) => check === 'secret key');
  /** A second step that the first key has sealed. */
  const aFactor = async () => {
    const first = await ports(FIRST);
    const userId = await anOwner(test.database);
    await new PostgresTotpFactors(test.database).start(userId, first.box.seal('JBSWY3DP', userId), new Date());
    await first.close();
    return userId;
  };
  const sealedOf = async (userId: string) =>
    (await new PostgresTotpFactors(test.database).find(userId))?.sealedSecret ?? '';

  it('stops a start with one sentence, and the doctor names it', async () => {
    await expect(work(env(SECOND))).rejects.toThrow(/^SECRET_KEY is not the key .* `listwright secrets rotate`\.$/);
    expect(await secretKey(SECOND)).toMatchObject({ ok: false, detail: 'stored secrets are sealed with another key' });
    expect(await secretKey(FIRST)).toMatchObject({ ok: true });
    await (await work(env(FIRST))).stop();
  });

  it('keeps tokens and second steps readable with the previous key, until they are resealed', async () => {
    const userId = await aFactor();
    await (await work(env(SECOND, FIRST))).stop();
    expect(await secretKey(SECOND, FIRST)).toMatchObject({ ok: false, advice: 'Run `listwright secrets rotate`.' });
    const [first, both] = [await ports(FIRST), await ports(SECOND, FIRST)];
    const claims = { userId, sessionId: userId };
    const now = new Date();
    expect(both.tokens.readAccessToken(first.tokens.accessToken(claims, now), now)).toEqual(claims);
    expect(both.box.open(await sealedOf(userId), userId)).toBe('JBSWY3DP');
    await Promise.all([first.close(), both.close()]);

    expect(await rotateSecrets(env(SECOND, FIRST))).toEqual({ resealed: 1, lost: 0 });
    expect(await rotateSecrets(env(SECOND, FIRST))).toEqual({ resealed: 0, lost: 0 });
    const second = await ports(SECOND);
    expect(second.box.open(await sealedOf(userId), userId)).toBe('JBSWY3DP');
    await second.close();
    expect(await secretKey(SECOND)).toMatchObject({ ok: true });
    await (await work(env(SECOND))).stop();
  });

  it('whose former key is lost is only accepted with an explicit option', async () => {
    const userId = await aFactor();
    const sealed = await sealedOf(userId);
    await expect(rotateSecrets(env(SECOND))).rejects.toThrow('--accept-loss');
    expect(await rotateSecrets(env(SECOND), { acceptsLoss: true })).toEqual({ resealed: 0, lost: 1 });
    // Without it the password alone would open the account.
    expect(await sealedOf(userId)).toBe(sealed);
    await (await work(env(SECOND))).stop();
  });
});
