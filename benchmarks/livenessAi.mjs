import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { anUnlimited, besideWork, upload } from './livenessParts.mjs';
import { round } from './measure.mjs';
import { post } from './site.mjs';

const ROWS = 5000;
const BUSY_MS = 20_000;

/** The latency of the live check while the same process writes bulk rows and a seller's listings with an AI model. */
export const livenessAi = (place) =>
  besideWork(place, {
    name: 'an AI model writes bulk rows and listings',
    usesModel: true,
    prepare: async ({ site, client, folder }) => {
      const [bulk, seller] = [await anUnlimited(site, client), await anUnlimited(site, client)];
      const file = path.join(folder, 'products.csv');
      const lines = Array.from({ length: ROWS }, (_, at) => `${product(100 + at)},Kitchen,Sample`);
      writeFileSync(file, ['product_name,category,brand', ...lines].join('\n'));
      return { site, client, bulk, seller, file };
    },
    work: async ({ site, client, bulk, seller, file }) => {
      await upload(site.url, bulk, file);
      const until = performance.now() + BUSY_MS;
      let written = 0;
      for (; performance.now() < until; written += 1) await generate(site.url, seller, written);
      const { rows } = await client.query(`select count(*)::int as done from bulk_rows where status = 'completed'`);
      return { note: `meanwhile ${round(rows[0].done)} rows and ${round(written)} listings written` };
    },
  });

/** A product that the fake model's answer fits; another one each time, so that none is answered from the cache. */
const product = (number) => `Sample water bottle ${number} ml steel`;

function generate(url, token, turn) {
  const body = { product_name: product(10_000 + turn), category: 'Kitchen', brand: 'Sample', marketplace: 'amazon' };
  return post(`${url}/api/listings/generate`, body, token);
}
