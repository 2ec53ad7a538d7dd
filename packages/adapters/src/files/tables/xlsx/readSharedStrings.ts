import { textOf } from './cellText.js';
import { readWholeXml } from './readXml.js';

/** The texts that cells refer to by number: runs of rich text joined, readings of Japanese (`rPh`) left out. */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const strings: string[] = [];
  let [text, collects, inReading] = ['', false, false];
  await readWholeXml(chunks, {
    open: (tag) => {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') inReading = true;
      else if (tag === 't') collects = !inReading;
    },
    text: (piece) => {
      if (collects) text += piece;
    },
    close: (tag) => {
      if (tag === 't') collects = false;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'si') strings.push(textOf(text));
    },
  });
  return strings;
}
