import sharp from 'sharp';

const GAP = 16;
const LABEL = 28;
const SHEET_WIDTH = 2400;

/** Puts the pictures side by side, each under its name, and writes the sheet. */
export async function composeSheet(pictures, { theme, width, file }) {
  const columns = width < 640 ? 8 : 4;
  const tile = Math.floor((SHEET_WIDTH - GAP * (columns + 1)) / columns);
  const ink = theme === 'dark' ? '#e8edf6' : '#0f172a';
  const layers = [];
  const bottoms = Array(columns).fill(GAP);
  for (const { name, file: picture } of pictures) {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const left = GAP + column * (tile + GAP);
    const top = bottoms[column];
    const { data, info } = await sharp(picture).resize({ width: tile }).toBuffer({ resolveWithObject: true });
    const label = `<svg width="${tile}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="17" fill="${ink}">${name}</text></svg>`;
    layers.push({ input: Buffer.from(label), left, top }, { input: data, left, top: top + LABEL });
    bottoms[column] = top + LABEL + info.height + GAP;
  }
  const background = theme === 'dark' ? '#303a4d' : '#c3ccd8';
  await sharp({ create: { width: SHEET_WIDTH, height: Math.max(...bottoms), channels: 3, background } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toFile(file);
}
