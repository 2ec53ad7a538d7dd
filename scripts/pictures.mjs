import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeSheet } from './pictures/composeSheet.mjs';
import { makeSeller } from './pictures/makeSampleAccount.mjs';
import { kitPages } from './pictures/kitPages.mjs';
import { openKit } from './pictures/openKit.mjs';
import { openSampleSite } from './pictures/openSampleSite.mjs';
import { scenes } from './pictures/scenes.mjs';
import { takePictures } from './pictures/takePictures.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

/** Every route and state, and the parts of the frame, in both themes and two widths, as pictures and contact sheets under .tmp/pictures. */
await main(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, site: { type: 'string' } },
  });
  const folder = path.join(root, '.tmp/pictures');
  mkdirSync(folder, { recursive: true });
  const isChosen = ({ name }) => values.only?.some((one) => name.startsWith(one)) ?? true;
  const chosen = scenes.filter(isChosen);
  const ofKit = kitPages.filter(isChosen);
  const site = await openSampleSite(values.site);
  const kit = ofKit.length === 0 ? undefined : await openKit();
  try {
    for (const theme of ['light', 'dark'])
      for (const width of [1280, 360]) {
        const fitting = chosen.filter(({ widths }) => widths?.includes(width) ?? true);
        const names = { writer: 'Anil Rai', uploader: 'Pema Sherpa', buyer: 'Nima Tamang' };
        const sellers = { ...site.sellers };
        for (const [key, name] of Object.entries(names)) sellers[key] = await makeSeller(site.url, name);
        const { taken, missed } = await takePictures({ ...site, sellers }, fitting, { theme, width, folder });
        if (kit !== undefined) {
          const pictured = await takePictures({ ...site, url: kit.url }, ofKit, { theme, width, folder });
          taken.push(...pictured.taken);
          missed.push(...pictured.missed);
        }
        const file = path.join(folder, `sheet-${theme}-${width}.png`);
        await composeSheet(taken, { theme, width, file });
        console.log(`${path.relative(root, file)}: ${taken.length} pictures`);
        for (const line of missed) console.log(`  not reached: ${line}`);
        if (missed.length > 0) process.exitCode = 1;
      }
  } finally {
    await kit?.close();
    await site.close();
  }
});
