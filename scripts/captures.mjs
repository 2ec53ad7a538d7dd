import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { captureWindow } from './pictures/captureWindow.mjs';
import { openSampleSite } from './pictures/openSampleSite.mjs';
import { slides } from './pictures/slides.mjs';
import { writeSocialCard } from './pictures/writeSocialCard.mjs';
import { writeWebp } from './pictures/writeWebp.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

const TOUR = { width: 1120, maxBytes: 45 * 1024 };
const README = { width: 1280, maxBytes: 90 * 1024 };

/** The committed pictures of the app: the tour, the card for links, and those of the README. */
await main(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' } } });
  const tour = path.join(root, 'packages/web/public/tour');
  const docs = path.join(root, 'docs/pictures');
  for (const folder of [tour, docs]) mkdirSync(folder, { recursive: true });
  const site = await openSampleSite(values.site);
  try {
    const light = {};
    for (const theme of ['light', 'dark'])
      for (const slide of slides) {
        const capture = await captureWindow(site, slide, theme);
        if (theme === 'light') light[slide.name] = capture;
        await writeWebp(capture, path.join(tour, `${slide.name}-${theme}.webp`), TOUR);
      }
    const landing = await captureWindow(site, { name: 'landing', path: '/' }, 'light');
    const shown = { landing, dashboard: light['1-dashboard'], result: light['3-result'], library: light['8-library'] };
    for (const [name, capture] of Object.entries(shown))
      await writeWebp(capture, path.join(docs, `${name}.webp`), README);
    const listing = { ...slides[2], element: 'section[aria-label="Listing"]' };
    const card = await captureWindow(site, listing, 'light');
    await writeSocialCard(site.browser, card, path.join(root, 'packages/web/public/social.png'));
  } finally {
    await site.close();
  }
});
