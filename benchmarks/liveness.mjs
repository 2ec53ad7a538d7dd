import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { anUnlimited, aProbe, pause, percentile, upload } from './livenessParts.mjs';
import { median, round } from './measure.mjs';
import { startSite } from './site.mjs';
import { writeCsv } from './tablesData.mjs';

const BAR_MS = 100;
const IMPORT_ROWS = 100_000;
const EXPORT_ROWS = 5000;
const MIN_SECONDS = 20;

/**
 * The latency of the live check while the same process imports a CSV of 20 MB, processes its rows with the Basic
 * writer, and writes a workbook of 5,000 results for another seller.
 */
export async function liveness(place) {
  const folder = mkdtempSync(path.join(place.dir, 'liveness-'));
  const site = await startSite(place);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  let probe;
  try {
    const [importer, exporter] = [await anUnlimited(site, client), await anUnlimited(site, client)];
    const few = await upload(site.url, exporter, await writeCsv(folder, EXPORT_ROWS));
    await until(client, few, 'finished_at is not null');
    const file = await writeCsv(folder, IMPORT_ROWS, 60);
    probe = aProbe(`${site.url}/api/health/live`);
    await pause(3000);
    probe.say('busy');
    const started = performance.now();
    const [exports, seconds] = [[], () => (performance.now() - started) / 1000];
    let importSeconds;
    const importing = upload(site.url, importer, file).then(() => (importSeconds = seconds()));
    while (importSeconds === undefined || seconds() < MIN_SECONDS)
      exports.push(await download(site.url, exporter, few));
    await importing;
    const { rows } = await client.query(`select count(*)::int as done from bulk_rows where status = 'completed'`);
    const { start, busy } = await probe.times();
    const p99 = percentile(busy, 0.99);
    return {
      name: 'live check p99 while a 20 MB file is imported, its rows are processed and workbooks are downloaded',
      value: `${p99.toFixed(0)} ms`,
      bar: `≤ ${BAR_MS} ms`,
      pass: p99 <= BAR_MS,
      notes: [
        `${round(busy.length)} checks: median ${median(busy).toFixed(1)}, p95 ${percentile(busy, 0.95).toFixed(0)}, most ${Math.max(...busy).toFixed(0)} ms; idle before: p99 ${percentile(start, 0.99).toFixed(0)} ms`,
        `meanwhile ${round(statSync(file).size / 1024 ** 2)} MB and ${round(IMPORT_ROWS)} rows taken in ${importSeconds.toFixed(1)} s, ${exports.length} workbooks of ${round(exports[0] / 1024)} kB written, ${round(rows[0].done - EXPORT_ROWS)} listings`,
      ],
    };
  } finally {
    await probe?.times();
    await client.end();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function download(url, token, id) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/listings/bulk/download-xlsx/${id}`, { headers });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

async function until(client, id, holds) {
  for (;;) {
    const { rows } = await client.query(`select ${holds} as holds from bulk_batches where id = $1`, [id]);
    if (rows[0].holds) return;
    await pause(100);
  }
}
