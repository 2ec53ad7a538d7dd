import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { workbookText } from './workbookText.js';

export type Cell = string | number;
/** A text that leads to an address. */
type Linked = { readonly text: string; readonly link: string };

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly (Cell | Linked)[]>;
}

/** Rows between two turns of the event loop: a few milliseconds. */
const BATCH_SIZE = 100;

/** A workbook of one sheet, written row by row: each batch is sent before the next is read. */
export function streamWorkbook(
  sheetName: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncIterable<Uint8Array> {
  return streamSheets([{ name: sheetName, header, rows }]);
}

/** The same with several sheets, one after the other. */
export async function* streamSheets(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const { default: ExcelJS } = await import('exceljs');
  const stream = new PassThrough();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const writing = (async () => {
    try {
      for (const { name, header, rows } of sheets) {
        const sheet = workbook.addWorksheet(name);
        sheet.addRow(header.map(workbookText)).commit();
        let count = 0;
        for await (const row of rows) {
          sheet.addRow(row.map(cellValue)).commit();
          count += 1;
          // ExcelJS's own streams take everything at once: without a turn now and then nothing would be packed or sent.
          if (count % BATCH_SIZE === 0) await setImmediate();
          // A reader slower than the database must not let the file pile up in memory.
          if (stream.writableNeedDrain) await new Promise((resolve) => stream.once('drain', resolve));
          if (stream.destroyed) return;
        }
        sheet.commit();
      }
      await workbook.commit();
    } catch (error) {
      stream.destroy(error as Error);
    }
  })();
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } finally {
    // When the reader stops early, a waiting writer is released.
    stream.destroy();
    stream.emit('drain');
    await writing;
  }
}

function cellValue(cell: Cell | Linked): Cell | { text: string; hyperlink: string } {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return workbookText(cell);
  const text = workbookText(cell.text);
  return /^https?:\/\//u.test(cell.link) ? { text, hyperlink: cell.link } : text;
}
