import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPage, settle } from './openPage.mjs';

const TALLEST = 3200;
const CONCURRENCY = 3;

/** Pictures the scenes in one theme and width. Answers with the files by name, and with the scenes it could not reach. */
export async function takePictures(site, scenes, { theme, width, folder }) {
  const isPhone = width < 640;
  const viewport = { width, height: isPhone ? 740 : 800, isMobile: isPhone, hasTouch: isPhone };
  const results = [];
  const waiting = [...scenes.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, scene] = next;
      const file = path.join(folder, `${scene.name}-${theme}-${width}.png`);
      try {
        writeFileSync(file, await takePicture(site, scene, { theme, viewport }));
        results[index] = { name: scene.name, file };
      } catch (error) {
        results[index] = { missed: `${scene.name} (${theme}, ${width}): ${error.message.split('\n')[0]}` };
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return {
    taken: results.filter(({ file }) => file !== undefined),
    missed: results.flatMap(({ missed }) => missed ?? []),
  };
}

/**
 * The full page, or only the window where the scene is part of it. The window grows to the page: what is drawn to the size of its
 * place, and what sticks to an edge of the window, is pictured as a person sees it.
 */
async function takePicture(site, scene, { theme, viewport }) {
  const page = await openPage(site, scene, { theme, viewport });
  try {
    if (scene.isPart) return await page.screenshot();
    const tall = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    await page.setViewport({ ...viewport, height: Math.min(Math.max(tall, viewport.height), TALLEST) });
    await settle(page);
    return await page.screenshot();
  } finally {
    await page.browserContext().close();
  }
}
