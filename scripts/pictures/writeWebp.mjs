import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../root.mjs';

/** Writes a picture at a width, in the best quality that stays within the bytes. */
export async function writeWebp(picture, file, { width, maxBytes }) {
  for (let quality = 90; quality >= 30; quality -= 5) {
    const webp = await sharp(picture).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > maxBytes) continue;
    writeFileSync(file, webp);
    console.log(`${path.relative(root, file)}: ${(webp.length / 1024).toFixed(1)} KB, quality ${quality}`);
    return;
  }
  throw new Error(`${file} does not fit ${maxBytes} bytes`);
}
