import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BulkTestSetup } from '../../testing/bulk/BulkTestSetup.js';
import { sendCompletion, startFakeOpenAi, type FakeOpenAi } from '../../testing/openai/startFakeOpenAi.js';
import { until } from '../../testing/until.js';
import { createContainer } from '../composition/createContainer.js';
import { GraphileNotifier } from '../queue/GraphileNotifier.js';
import { openPlatform } from './openPlatform.js';
import { startJobWork } from './startJobWork.js';

const ROWS = 60;
const CONCURRENCY = 4;

describe('stopping bulk work', () => {
  let setup: BulkTestSetup;
  let server: FakeOpenAi;
  let dir: string;

  beforeAll(async () => {
    [setup, server] = await Promise.all([BulkTestSetup.open(), startFakeOpenAi()]);
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-stop-'));
  });
  afterAll(async () => {
    await setup.test.drop();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('starts no row after the stop signal', async () => {
    // Nothing but what the name of a row says, so that no statement is refused.
    const content = JSON.stringify({
      title: 'Bottle',
      item_highlights: '',
      bullet_points: ['It is a bottle'],
      description: 'This is a bottle.',
      keywords: ['bottle'],
      search_terms: 'flask',
    });
    const answers: (() => void)[] = [];
    server.answerWith((response) => void answers.push(() => sendCompletion(response, { content })));
    const platform = await openPlatform({
      DATABASE_URL: setup.test.url,
      SECRET_KEY: 'a test key that is long enough to be one',
      LOG_LEVEL: 'silent',
      LISTWRIGHT_DATA_DIR: dir,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: server.baseURL,
      BULK_CONCURRENCY: String(CONCURRENCY),
    });
    const jobId = await setup.job(await setup.seller(), ROWS);
    const stop = await startJobWork(await createContainer(platform), platform);
    await until(async () => answers.length === CONCURRENCY);

    // A job under way keeps the queue from ending at once.
    const underWay = () => setup.test.database.query('select id from graphile_worker.jobs where locked_at is not null');
    await until(async () => {
      await new GraphileNotifier(setup.test.database).notify();
      return (await underWay()).length > 0;
    });
    const stopped = stop();
    for (const answer of answers.splice(0)) answer();
    await stopped;
    expect(server.requests).toHaveLength(CONCURRENCY);
    expect(await setup.statuses(jobId)).toEqual({ completed: CONCURRENCY, queued: ROWS - CONCURRENCY });
    await platform.close();
  });
});
