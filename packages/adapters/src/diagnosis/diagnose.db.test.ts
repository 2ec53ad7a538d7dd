import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/openai/startFakeOpenAi.js';
import { openPlatform, type OpenPlatform } from '../main/openPlatform.js';
import { diagnose } from './diagnose.js';

describe('diagnose, of the AI server', () => {
  let test: TestDatabase;
  let server: FakeOpenAi;
  let platform: OpenPlatform;

  beforeAll(async () => {
    [test, server] = await Promise.all([createTestDatabase(), startFakeOpenAi()]);
    platform = await openPlatform({
      DATABASE_URL: test.url,
      SECRET_KEY: 'a test key that is long enough to be one',
      LOG_LEVEL: 'silent',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: server.baseURL,
      OPENAI_MODEL: 'writer-2',
    });
  });
  afterAll(async () => {
    await platform.close();
    await test.drop();
    await server.stop();
  });

  it.each<[string, number, string, { ok: boolean; advice?: string }]>([
    ['has our model', 200, '{"data":[{"id":"writer-1"},{"id":"writer-2"}]}', { ok: true }],
    ['lists no models', 200, '{"object":"list"}', { ok: true }],
    ['lacks our model', 200, '{"data":[{"id":"writer-1"}]}', { ok: false, advice: 'Check OPENAI_MODEL.' }],
    ['refuses our key', 401, '{}', { ok: false, advice: 'Check OPENAI_API_KEY.' }],
    ['forbids our key', 403, '{}', { ok: false, advice: 'Check OPENAI_API_KEY.' }],
    ['is elsewhere', 404, '', { ok: false, advice: 'Check OPENAI_BASE_URL.' }],
  ])('warns an administrator when it %s', async (_name, status, body, expected) => {
    server.answerWith((response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body));
    const found = (await diagnose(platform)).find(({ check }) => check === 'writer');
    expect(found).toMatchObject(expected);
  });
});

describe('diagnose, of the database', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const found = async (url: string) => {
    const env = { DATABASE_URL: url, SECRET_KEY: 'a test key that is long enough to be one', LOG_LEVEL: 'silent' };
    const platform = await openPlatform(env, { looksOnly: true });
    try {
      return await diagnose(platform);
    } finally {
      await platform.close();
    }
  };
  const OF_TABLES = ['secret key', 'workers', 'outbox'];

  it('judges what is stored where it is set up', async () => {
    const checks = await found(test.url);
    expect(checks.filter(({ check }) => OF_TABLES.includes(check)).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('says once that nothing is set up where it has no tables', async () => {
    await test.database.query('drop schema public cascade; create schema public');
    const checks = await found(test.url);
    expect(checks.filter(({ ok }) => !ok)).toEqual([
      {
        check: 'migrations',
        ok: false,
        detail: 'nothing is set up in this database',
        advice: 'Run `listwright migrate`.',
      },
    ]);
    expect(checks.filter(({ check }) => OF_TABLES.includes(check))).toEqual([]);
  });
});
