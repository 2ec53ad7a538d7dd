import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeAnswer, type FakeOpenAi } from '@listwright/adapters/testing';
import {
  jobEnded,
  respondAfter,
  ledgerOf,
  setPlan,
  productFile,
  startJob,
  waitUntil,
  completeLedger,
} from './harness/bulk.js';
import { RateLimiter } from './harness/RateLimiter.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';

const LIMIT = 2400;
const CONCURRENCY = 16;
/** What the server asks for with a refusal. */
const PAUSE_SECONDS = 3;

type Answering = Extract<FakeAnswer, (...given: never[]) => void>;

const JSON_TYPE = { 'content-type': 'application/json' };
/** A server that never answers, dribbles, resets in the middle of a body, and closes after the headers. */
const BROKEN: readonly Answering[] = [
  () => undefined,
  (response) => {
    response.writeHead(200, JSON_TYPE);
    const drip = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(drip));
  },
  (response) =>
    void response
      .writeHead(200, { ...JSON_TYPE, 'content-length': '9999' })
      .write('{"id":"chatcmpl-1","choices":[{"index":0,', () => response.socket?.resetAndDestroy()),
  (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '9999' }).flushHeaders();
    setTimeout(() => response.socket?.end(), 5);
  },
];

interface Place {
  readonly site: TestSite;
  readonly workers: readonly TestWorker[];
}

/** Two workers and a server that share a database and an AI server. */
async function startPlace(ai: FakeOpenAi, env: Readonly<Record<string, string>>): Promise<Place> {
  const site = await startSite({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: ai.baseURL,
    WORKERS: '0',
    BULK_CONCURRENCY: String(CONCURRENCY),
    OPENAI_REST_SECONDS: '1',
    ...env,
  });
  const workers = [startWorker(site.env), startWorker(site.env)];
  await Promise.all(workers.map((worker) => worker.started()));
  return { site, workers };
}

async function stopPlace({ site, workers }: Place): Promise<void> {
  await Promise.all(workers.map((worker) => worker.stop()));
  await site.close();
}

async function registerBulkSeller(site: TestSite): Promise<Seller> {
  const seller = await registerSeller(site.url);
  await setPlan(site, seller, 'enterprise');
  return seller;
}

/** Every row done once, and all ledgers agree. */
async function expectComplete(site: TestSite, seller: Seller, id: string, rows: number): Promise<void> {
  expect(await jobEnded(seller, id)).toMatchObject({ status: 'completed', summary: { successful: rows, failed: 0 } });
  expect(await ledgerOf(site, seller, id)).toEqual(completeLedger(rows));
}

describe('bulk jobs and the rate limit of the AI server (R-09)', () => {
  let ai: FakeOpenAi;
  let place: Place;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    place = await startPlace(ai, { OPENAI_REQUESTS_PER_MINUTE: String(LIMIT) });
  });
  afterAll(async () => {
    await stopPlace(place);
    await ai.stop();
  });

  it('have as many calls under way as rows may be worked on, and rarely exceed the limit', async () => {
    const limiter = new RateLimiter({ perMinute: LIMIT, hasRetryAfter: true });
    const rows = 240;
    const good = respondAfter(60) as Answering;
    let answerAgain = () => {};
    const answering = new Promise<void>((resolve) => (answerAgain = resolve));
    ai.answerWith(
      limiter.before((response, request) => {
        // By then the workers have seen that the server answers, and work on as many rows as they may.
        if (ai.requests.length <= rows / 2) good(response, request);
        else void answering.then(() => good(response, request));
      }),
    );
    const seller = await registerBulkSeller(place.site);
    const id = await startJob(seller, productFile(rows));
    // How many a minute that makes is tested in callBudget.db.test.ts.
    await waitUntil(async () => ai.unanswered() >= place.workers.length * CONCURRENCY, 60_000, ai.unanswered);
    answerAgain();
    await expectComplete(place.site, seller, id, rows);
    expect(limiter.refused).toBeLessThanOrEqual(rows * 0.02);
  });

  it.each([
    ['say when there is room again', true],
    ['say nothing', false],
  ])(
    'lose no row if others use half of the limit, and refusals %s',
    async (_name, hasRetryAfter) => {
      const limiter = new RateLimiter({ perMinute: LIMIT / 2, hasRetryAfter });
      ai.answerWith(limiter.before(respondAfter(20)));
      const seller = await registerBulkSeller(place.site);
      const rows = 60;
      const id = await startJob(seller, productFile(rows));
      await expectComplete(place.site, seller, id, rows);
      expect(ai.requests.length).toBe(limiter.admitted + limiter.refused);
      expect(ai.requests.length).toBeLessThanOrEqual(2 * rows);
    },
    90_000,
  );

  it('pause for as long as the server asks', async () => {
    let pauseEnds: number | undefined;
    const [refused, answered]: string[][] = [[], []];
    const good = respondAfter(20) as Answering;
    ai.answerWith((response, request) => {
      const [product = ''] = /Paused bottle \d+/.exec(JSON.stringify(request.body.messages)) ?? [];
      pauseEnds ??= performance.now() + PAUSE_SECONDS * 1000;
      if (performance.now() < pauseEnds) {
        refused!.push(product);
        response.writeHead(429, { 'retry-after': String(PAUSE_SECONDS) }).end('{"error":{"message":"slow down"}}');
      } else {
        answered!.push(product);
        good(response, request);
      }
    });
    const seller = await registerBulkSeller(place.site);
    const rows = 60;
    const id = await startJob(seller, productFile(rows, 'Paused bottle'));
    await expectComplete(place.site, seller, id, rows);
    // Only calls in flight when the first refusal arrived: none is repeated before the pause ends, and no row begins.
    expect(refused!.length).toBeLessThanOrEqual(2 * CONCURRENCY);
    expect(refused).toEqual([...new Set(refused)]);
    expect(new Set(answered).size).toBe(rows);
    expect(answered).toHaveLength(rows);
  });
});

describe('bulk jobs and an AI server with an unknown limit (R-09)', () => {
  let ai: FakeOpenAi;
  let place: Place;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    place = await startPlace(ai, {});
  });
  afterAll(async () => {
    await stopPlace(place);
    await ai.stop();
  });

  it('lose no row and do not exceed the limit', async () => {
    const limiter = new RateLimiter({ perMinute: 600, hasRetryAfter: false });
    ai.answerWith(limiter.before(respondAfter(20)));
    const seller = await registerBulkSeller(place.site);
    const rows = 60;
    const id = await startJob(seller, productFile(rows));
    await expectComplete(place.site, seller, id, rows);
    expect(limiter.refused).toBeLessThanOrEqual(rows);
  });
});

describe('bulk jobs and an AI server that hangs (R-11)', () => {
  let ai: FakeOpenAi;
  let place: Place;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    place = await startPlace(ai, { OPENAI_TIMEOUT_SECONDS: '1' });
  });
  afterAll(async () => {
    await stopPlace(place);
    await ai.stop();
  });

  it('keep every row, serve others, close every socket, and continue when the server recovers', async () => {
    const [seller, other] = [await registerBulkSeller(place.site), await registerSeller(place.site.url)];
    const good = respondAfter(20) as Answering;
    let isBroken = true;
    let calls = 0;
    ai.answerWith((response, request) => {
      const isOthers = JSON.stringify(request.body.messages).includes('Oak desk lamp');
      calls += 1;
      if (isBroken && !isOthers) BROKEN[calls % BROKEN.length]!(response, request);
      else good(response, request);
    });
    const rows = 40;
    const id = await startJob(seller, productFile(rows));
    await waitUntil(async () => ai.requests.length >= BROKEN.length);
    const { listing } = await other.client.listings.generate({
      body: { product_name: 'Oak desk lamp', brand: 'Himal', marketplace: 'amazon' },
    });
    expect(listing.status).toBe('completed');
    await waitUntil(async () => (await seller.client.bulk.check({ params: { id } })).waits_for === 'provider');
    isBroken = false;
    const { status, summary } = await jobEnded(seller, id);
    expect([status, summary.successful + summary.failed]).toEqual([
      summary.failed === 0 ? 'completed' : 'completed_with_errors',
      rows,
    ]);
    const { rows: failed } = await seller.client.bulk.rows({ params: { id }, query: { status: 'failed' } });
    expect(failed).toHaveLength(summary.failed);
    for (const { error } of failed) expect(error).toMatch(/^The AI server (failed|did not answer in time)/);
    // The circuit breaker opens long before every row has used up its attempts.
    expect(summary.failed).toBeLessThanOrEqual(8);
    expect(await ledgerOf(place.site, seller, id)).toMatchObject({
      listings: summary.successful,
      charged: summary.successful,
      strayListings: 0,
      unfinishedRows: 0,
      reservations: 0,
    });
    await waitUntil(() => Promise.resolve(ai.unanswered() === 0));
    // Idle ones are closed after some seconds.
    await waitUntil(async () => (await ai.connections()) === 0);
  });
});
