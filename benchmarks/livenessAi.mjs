import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { anUnlimited, aProbe, pause, percentile, upload } from './livenessParts.mjs';
import { median, round } from './measure.mjs';
import { exited, post, spawnUntil, startSite } from './site.mjs';
import { root } from '../scripts/root.mjs';

const BAR_MS = 100;
const ROWS = 5000;
const BUSY_MS = 20_000;
/** A quick model: the more answers there are to check, the busier the server. */
const ANSWER_MS = 200;

/** The latency of the live check while the same process writes bulk rows and a seller's listings with an AI model. */
export async function livenessAi(place) {
  const folder = mkdtempSync(path.join(place.dir, 'liveness-'));
  const fakeAi = path.join(root, 'benchmarks/fakeAi.mjs');
  const ai = await spawnUntil([fakeAi, String(ANSWER_MS)], { PATH: process.env.PATH }, /listening at (\S+)/);
  const site = await startSite(place, { OPENAI_BASE_URL: ai.address, OPENAI_MODEL: 'fake' });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  let probe;
  try {
    const [bulk, seller] = [await anUnlimited(site, client), await anUnlimited(site, client)];
    probe = aProbe(`${site.url}/api/health/live`);
    await pause(3000);
    probe.say('busy');
    const file = path.join(folder, 'products.csv');
    const lines = Array.from({ length: ROWS }, (_, at) => `${product(100 + at)},Kitchen,Sample`);
    writeFileSync(file, ['product_name,category,brand', ...lines].join('\n'));
    await upload(site.url, bulk, file);
    const until = performance.now() + BUSY_MS;
    let written = 0;
    for (; performance.now() < until; written += 1) await generate(site.url, seller, written);
    const { rows } = await client.query(`select count(*)::int as done from bulk_rows where status = 'completed'`);
    const { start, busy } = await probe.times();
    const p99 = percentile(busy, 0.99);
    return {
      name: 'live check p99 while an AI model writes bulk rows and listings',
      value: `${p99.toFixed(0)} ms`,
      bar: `≤ ${BAR_MS} ms`,
      pass: p99 <= BAR_MS,
      notes: [
        `${round(busy.length)} checks: median ${median(busy).toFixed(1)}, p95 ${percentile(busy, 0.95).toFixed(0)}, most ${Math.max(...busy).toFixed(0)} ms; idle before: p99 ${percentile(start, 0.99).toFixed(0)} ms`,
        `meanwhile ${round(rows[0].done)} rows and ${round(written)} listings written`,
      ],
    };
  } finally {
    await probe?.times();
    await client.end();
    await site.stop();
    await exited(ai.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A product that the fake model's answer fits; another one each time, so that none is answered from the cache. */
const product = (number) => `Sample water bottle ${number} ml steel`;

function generate(url, token, turn) {
  const body = { product_name: product(10_000 + turn), category: 'Kitchen', brand: 'Sample', marketplace: 'amazon' };
  return post(`${url}/api/listings/generate`, body, token);
}
