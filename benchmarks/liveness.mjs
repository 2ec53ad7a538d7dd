import { statSync } from 'node:fs';
import { anUnlimited, besideWork, upload } from './livenessParts.mjs';
import { round } from './measure.mjs';
import { writeCsv } from './tablesData.mjs';

const IMPORT_ROWS = 100_000;
const EXPORT_ROWS = 5000;
const MIN_SECONDS = 20;

/**
 * The latency of the live check while the same process imports a CSV of 20 MB, processes its rows with the Basic
 * writer, and writes a workbook of 5,000 results for another seller.
 */
export const liveness = (place) =>
  besideWork(place, {
    name: 'a 20 MB file is imported, its rows are processed and workbooks are downloaded',
    prepare: async ({ site, client, folder }) => {
      const [importer, exporter] = [await anUnlimited(site, client), await anUnlimited(site, client)];
      const few = await upload(site.url, exporter, await writeCsv(folder, EXPORT_ROWS));
      await until(client, few, 'finished_at is not null');
      return { site, client, importer, exporter, few, file: await writeCsv(folder, IMPORT_ROWS, 60) };
    },
    work: async ({ site, client, importer, exporter, few, file }) => {
      const started = performance.now();
      const [exports, seconds] = [[], () => (performance.now() - started) / 1000];
      let importSeconds;
      const importing = upload(site.url, importer, file).then(() => (importSeconds = seconds()));
      while (importSeconds === undefined || seconds() < MIN_SECONDS)
        exports.push(await download(site.url, exporter, few));
      await importing;
      const { rows } = await client.query(`select count(*)::int as done from bulk_rows where status = 'completed'`);
      return {
        note: `meanwhile ${round(statSync(file).size / 1024 ** 2)} MB and ${round(IMPORT_ROWS)} rows taken in ${importSeconds.toFixed(1)} s, ${exports.length} workbooks of ${round(exports[0] / 1024)} kB written, ${round(rows[0].done - EXPORT_ROWS)} listings`,
      };
    },
  });

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
