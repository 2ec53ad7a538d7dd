import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { median, round } from './measure.mjs';
import { registerSeller, startSite } from './site.mjs';
import { writeCsv } from './tablesData.mjs';

const ROUNDS = 5;
const ROWS = 100_000;
const RUN = fileURLToPath(new URL('./importingRun.mjs', import.meta.url));
const BARS = { copy: 0.4, mb: 100 };

/** Importing a CSV of 100,000 products as an upload, against COPY of the same rows into an equal table. */
export async function importing(place) {
  const folder = mkdtempSync(path.join(place.dir, 'importing-'));
  const site = await startSite(place, { WORKERS: '0' });
  const { email } = await registerSeller(site.url);
  await site.stop();
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select id from users where email = $1', [email]);
    const file = await writeCsv(folder, ROWS);
    const run = async (way) => {
      const { stdout } = await promisify(execFile)(process.execPath, [RUN, way, site.databaseUrl, rows[0].id, file]);
      const result = JSON.parse(stdout);
      if (result.count !== ROWS) throw new Error(`${way}: ${result.count} of ${ROWS} rows`);
      await client.query('truncate bulk_batches cascade');
      return result;
    };
    // Alternates, so that other load on the machine affects both.
    const rounds = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push([await run('product'), await run('copy')]);
    const ratios = rounds.map(([ours, bare]) => bare.ms / ours.ms);
    const of = (index, key) => median(rounds.map((one) => one[index][key]));
    const value = median(ratios);
    const delay = Math.min(...rounds.map(([ours]) => ours.delay));
    return {
      name: 'import of 100,000 CSV rows against COPY of the same rows; memory',
      value: `${value.toFixed(2)}; ${round(of(0, 'mb'))} MB`,
      bar: `≥ ${BARS.copy.toFixed(2)}; ≤ ${BARS.mb} MB`,
      pass: value >= BARS.copy && of(0, 'mb') <= BARS.mb,
      notes: [
        `range ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; ${round(ROWS / (of(0, 'ms') / 1000))} against ${round(ROWS / (of(1, 'ms') / 1000))} rows per second; loop held ${round(delay)} ms`,
      ],
    };
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
