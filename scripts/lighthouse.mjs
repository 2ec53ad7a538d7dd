import { parseArgs } from 'node:util';
import { auditPage } from './lighthouse/auditPage.mjs';
import { pages } from './lighthouse/pages.mjs';
import { report } from './lighthouse/report.mjs';
import { summarise } from './lighthouse/summarise.mjs';
import { openSampleSite } from './pictures/openSampleSite.mjs';
import { Failed, main } from './run.mjs';

/** Lighthouse on the built app. Ends with 1 where the median of the runs is below a bar. */
await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      site: { type: 'string' },
    },
  });
  const chosen = pages.filter(({ path }) => values.only?.includes(path) ?? true);
  if (chosen.length === 0) throw new Failed(2, `No such page. There are ${pages.map(({ path }) => path).join(', ')}.`);
  if (!(Number(values.runs) >= 1)) throw new Failed(2, '--runs is a number from 1.');
  const site = await openSampleSite(values.site);
  try {
    const summaries = [];
    for (const page of chosen) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1) runs.push(await auditPage(site, page));
      summaries.push(summarise(page, runs));
    }
    if (values.json) console.log(JSON.stringify(summaries, null, 2));
    else report(summaries);
    if (summaries.some(({ failing }) => failing.length > 0)) process.exitCode = 1;
  } finally {
    await site.close();
  }
});
