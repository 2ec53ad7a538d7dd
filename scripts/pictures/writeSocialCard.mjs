import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../root.mjs';

const MAX_BYTES = 80 * 1024;
const SIZE = { width: 1200, height: 630 };

/** The picture that a link to the app shows elsewhere: mark, promise and a piece of the app. */
export async function writeSocialCard(browser, capture, file) {
  const page = await browser.newPage();
  try {
    await page.setViewport(SIZE);
    await page.setContent(card(`data:image/png;base64,${Buffer.from(capture).toString('base64')}`), {
      waitUntil: 'load',
    });
    const picture = await page.screenshot();
    for (const colours of [256, 192, 128, 96, 64, 48]) {
      const png = await sharp(picture).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer();
      if (png.length > MAX_BYTES) continue;
      writeFileSync(file, png);
      console.log(`${path.relative(root, file)}: ${(png.length / 1024).toFixed(1)} KB, ${colours} colours`);
      return;
    }
    throw new Error(`${file} does not fit ${MAX_BYTES} bytes`);
  } finally {
    await page.close();
  }
}

const card = (inset) => `<!doctype html>
<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f6f8fb; color: #0f172a;
         font-family: Inter, ui-sans-serif, system-ui, sans-serif; }
  .mark { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 18px; font-size: 38px; font-weight: 700; }
  h1 { position: absolute; left: 72px; top: 136px; margin: 0; width: 1056px; font-size: 54px; line-height: 62px; font-weight: 700; letter-spacing: -0.02em; text-wrap: balance; }
  p { position: absolute; left: 72px; top: 274px; margin: 0; font-size: 25px; color: #43526a; }
  img { position: absolute; left: 72px; top: 338px; width: 1056px; border-radius: 18px 18px 0 0; box-shadow: 0 0 0 1px #dce3ec, 0 24px 64px -12px #0b112047; }
</style>
<div class="mark">
  <svg width="56" height="56" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2563eb"/>
  <path d="M10 8v16h12" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="m16 14 2.6 2.6L24 11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
  Listwright
</div>
<h1>Listings that say what is true, and fit every rule.</h1>
<p>For Amazon and Shopify, on your own server</p>
<img src="${inset}" alt="">`;
