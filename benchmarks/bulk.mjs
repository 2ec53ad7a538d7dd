import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/root.mjs';
import { median, round } from './measure.mjs';
import { exited, registerSeller, SECRET_KEY, spawnUntil, startSite } from './site.mjs';

const CALL_MS = 200;
const IN_FLIGHT = 64;
const BARS = { 1: 0.9, 2: 0.85 };
const LOCAL_BAR = 0.5;
const LOCAL_ROWS = 10_000;
const LIVE_BAR_MS = 100;
/** Rare enough that polling does not affect the figures. */
const LIVE_EVERY_MS = 100;
/** Warm-up: a worker runs for weeks, so its first rows, which also compile its code, do not count. */
const WARM_UP_ROWS = 5000;

/**
 * Bulk jobs against the theoretical maximum: with an AI server of 200 ms per call and 64 concurrent calls, by one
 * worker and by two; and with the Basic writer, by a worker as it is (one thread per processor), against that writer
 * alone in one thread. The server's live check runs the whole time.
 */
export async function bulk(place) {
  const ai = await spawnUntil(
    [path.join(root, 'benchmarks/fakeAi.mjs'), String(CALL_MS)],
    process.env,
    /listening at (\S+)/,
  );
  const remote = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: ai.address };
  try {
    const shares = {};
    const live = [];
    for (const workers of [1, 2]) {
      const rows = 4000 * workers;
      const seconds = await timed(place, { ...remote, BULK_CONCURRENCY: String(IN_FLIGHT) }, workers, rows, live);
      shares[workers] = (rows * CALL_MS) / 1000 / (IN_FLIGHT * workers) / seconds;
    }
    const before = await alone();
    const local = LOCAL_ROWS / (await timed(place, {}, 1, LOCAL_ROWS, live));
    const inOneThread = LOCAL_ROWS / (await timed(place, { WORKER_THREADS: '1' }, 1, LOCAL_ROWS, live));
    const after = await alone();
    const mean = (name) => (before[name] + after[name]) / 2;
    const localShare = local / mean('writer');
    const p99 = live.toSorted((a, b) => a - b)[Math.floor(live.length * 0.99)];
    return {
      name: 'bulk against the theoretical maximum of the AI server, one worker and two; against the Basic writer; live check p99',
      value: `${shares[1].toFixed(2)}, ${shares[2].toFixed(2)}; ${localShare.toFixed(2)}; ${p99.toFixed(0)} ms`,
      bar: `≥ ${BARS[1]}, ≥ ${BARS[2]}; ≥ ${LOCAL_BAR}; ≤ ${LIVE_BAR_MS} ms`,
      pass: shares[1] >= BARS[1] && shares[2] >= BARS[2] && localShare >= LOCAL_BAR && p99 <= LIVE_BAR_MS,
      notes: [
        `Basic writer: ${round(local)} rows per second end to end by a normal worker (one thread per processor), ${round(inOneThread)} in one thread (${(inOneThread / mean('writer')).toFixed(2)}); the writer alone, in one thread: ${round(before.writer)} before and ${round(after.writer)} after`,
        `the writer with the proof, repair, check and score of every listing: ${round(before.listing)} before and ${round(after.listing)} after; of that bulk work is ${(local / mean('listing')).toFixed(2)}`,
        `${live.length} live checks, median ${median(live).toFixed(1)} ms`,
      ],
    };
  } finally {
    await exited(ai.child);
  }
}

/** Seconds from the first row to the last, from the database, by warm workers. */
async function timed(place, env, workers, rows, live) {
  const site = await startSite(place, { ...env, WORKERS: '0' });
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  const running = [];
  try {
    const { email, token } = await registerSeller(site.url);
    await database.query(`update users set subscription_plan = 'unlimited' where email = $1`, [email]);
    for (let count = 0; count < workers; count += 1) running.push(await aWorker(site, env));
    await secondsOf(site, database, await upload(site.url, token, WARM_UP_ROWS * workers), []);
    return await secondsOf(site, database, await upload(site.url, token, rows), live);
  } finally {
    await database.end();
    await Promise.all(running.map((worker) => exited(worker)));
    await site.stop();
  }
}

/** Waits for a job to finish, and polls the live check meanwhile. */
async function secondsOf(site, database, id, live) {
  for (;;) {
    const asked = performance.now();
    await (await fetch(`${site.url}/api/health/live`)).arrayBuffer();
    live.push(performance.now() - asked);
    const { rows } = await database.query(
      'select extract(epoch from finished_at - started_at)::float8 as seconds, failed from bulk_batches where id = $1',
      [id],
    );
    const [{ seconds, failed }] = rows;
    if (failed > 0) throw new Error(`${failed} rows failed`);
    if (seconds !== null) return seconds;
    await new Promise((resolve) => setTimeout(resolve, LIVE_EVERY_MS));
  }
}

async function aWorker(site, env) {
  const { child } = await spawnUntil(
    [path.join(root, 'benchmarks/workerProcess.mjs')],
    {
      PATH: process.env.PATH,
      SECRET_KEY,
      DATABASE_URL: site.databaseUrl,
      LISTWRIGHT_DATA_DIR: '/tmp',
      LOG_LEVEL: 'warn',
      ...env,
    },
    /(started)/,
  );
  return child;
}

async function upload(url, token, rows) {
  const lines = Array.from({ length: rows }, (_, at) => `Sample water bottle ${100 + at} ml steel,Kitchen,Sample`);
  const form = new FormData();
  form.set('marketplace', 'amazon');
  form.set(
    'csv',
    new Blob([['product_name,category,brand', ...lines].join('\n')], { type: 'text/csv' }),
    'products.csv',
  );
  const response = await fetch(`${url}/api/bulk/listings/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, prefer: 'wait=0' },
    body: form,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).data.batch_id;
}

/**
 * Listings per second of the Basic writer on the same products in the same state: the writer alone, and complete
 * listings.
 */
async function alone() {
  const figure = async (what) => {
    const args = [path.join(root, 'benchmarks/writerAlone.mjs'), what, String(WARM_UP_ROWS), String(LOCAL_ROWS)];
    const { address } = await spawnUntil(args, process.env, /(\S+) per second/);
    return Number(address);
  };
  return { writer: await figure('writer'), listing: await figure('listing') };
}
