import { readWholeXml } from './readXml.js';

/** Number formats that every workbook has and that show dates or times (ECMA-376 part 1, 18.8.30, with its East Asian ones). */
const BUILT_IN = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Which cell styles show a number as a date or time, by the number of the style. */
export async function readDateStyles(chunks: AsyncIterable<Buffer>): Promise<ReadonlySet<number>> {
  const formats = new Map<number, boolean>();
  const dates = new Set<number>();
  let inCells = false;
  let style = 0;
  await readWholeXml(chunks, {
    open: (tag, { numFmtId, formatCode = '' }) => {
      if (tag === 'numFmt') formats.set(Number(numFmtId), showsDate(formatCode));
      else if (tag === 'cellXfs') inCells = true;
      else if (tag === 'xf' && inCells) {
        const id = Number(numFmtId ?? 0);
        if (formats.get(id) ?? BUILT_IN(id)) dates.add(style);
        style += 1;
      }
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return dates;
}

/** A format code shows a date where letters of a date are left once its texts, colours and conditions are out. */
function showsDate(code: string): boolean {
  const [positive = ''] = code.split(';', 1);
  const bare = positive
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .replace(/general/gi, '');
  return /[ymdhs]/i.test(bare);
}
