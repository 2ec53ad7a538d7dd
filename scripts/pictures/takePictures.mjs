import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPage } from './openPage.mjs';

const TALLEST = 3200;

/** Pictures the scenes in one theme and width. Answers with the files by name, and with the scenes it could not reach. */
export async function takePictures(site, scenes, { theme, width, folder }) {
  const viewport = { width, height: width < 640 ? 740 : 800 };
  const taken = [];
  const missed = [];
  for (const scene of scenes) {
    const file = path.join(folder, `${scene.name}-${theme}-${width}.png`);
    try {
      const page = await openPage(site, scene, { theme, viewport });
      const height = scene.isPart ? viewport.height : await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
      writeFileSync(file, await page.screenshot({ clip, captureBeyondViewport: !scene.isPart }));
      await page.browserContext().close();
      taken.push({ name: scene.name, file });
    } catch (error) {
      missed.push(`${scene.name} (${theme}, ${width}): ${error.message.split('\n')[0]}`);
    }
  }
  return { taken, missed };
}
