import type { RawRow } from '../RawRow.js';
import { readDateStyles } from './readDateStyles.js';
import { readSharedStrings } from './readSharedStrings.js';
import { readWorkbook } from './readWorkbook.js';
import { readXml } from './readXml.js';
import { SheetReader } from './SheetReader.js';
import { WorkbookParts } from './WorkbookParts.js';

/** Rows that go together; a message a row would cost more than the row. */
const BATCH_SIZE = 500;

/**
 * The rows of the first sheet that holds any, in batches, in the order of the file. Throws `WorkbookRefusal` with a
 * sentence, or anything else where the workbook is damaged.
 *
 * ExcelJS's streaming reader is not used: it tears characters at the edges of chunks, keeps only the last run of rich
 * inline texts, takes Japanese readings for the text, decodes no `_x000D_`, reads ISO dates and formulas' dates and truth
 * values as numbers, and neither cells without `r` nor prefixed elements (`<x:row>`) at all. Zip and XML are libraries here
 * too (yauzl, and saxes, which is ExcelJS's own parser).
 */
export async function* sheetRows(bytes: Uint8Array): AsyncGenerator<readonly RawRow[]> {
  const parts = await WorkbookParts.open(bytes);
  const outline = await readWorkbook(parts);
  const partOf = async (name: string | undefined) => (name === undefined ? undefined : parts.read(name));
  const [strings, styles] = [await partOf(outline.sharedStrings), await partOf(outline.styles)];
  const context = {
    strings: strings === undefined ? [] : await readSharedStrings(strings),
    dateStyles: styles === undefined ? new Set<number>() : await readDateStyles(styles),
    from1904: outline.from1904,
  };
  for (const name of outline.sheets) {
    const chunks = await parts.read(name);
    if (chunks === undefined) continue;
    const reader = new SheetReader(context);
    let found = false;
    for await (const _ of readXml(chunks, reader)) {
      if (reader.waiting < BATCH_SIZE) continue;
      found = true;
      yield reader.take();
    }
    if (reader.waiting > 0) yield reader.take();
    else if (!found) continue;
    return;
  }
}
