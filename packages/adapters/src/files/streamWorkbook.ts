import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { workbookText } from './workbookText.js';

export type Cell = string | number;

/** Rows between two turns of the event loop: a few milliseconds. */
const BATCH_SIZE = 100;

/** A workbook of one sheet, written row by row: each batch is sent before the next is read. */
export function streamWorkbook(
  sheetName: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncIterable<Uint8Array> {
  return piecesOf(sheetName, header, rows);
}

async function* piecesOf(
  sheetName: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const { default: ExcelJS } = await import('exceljs');
  const stream = new PassThrough();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const writing = (async () => {
    try {
      const sheet = workbook.addWorksheet(sheetName);
      sheet.addRow(header.map(workbookText)).commit();
      let count = 0;
      for await (const row of rows) {
        sheet.addRow(row.map((cell) => (typeof cell === 'string' ? workbookText(cell) : cell))).commit();
        count += 1;
        // ExcelJS's own streams take everything at once: without a turn now and then nothing would be packed or sent.
        if (count % BATCH_SIZE === 0) await setImmediate();
        // A reader slower than the database must not let the file pile up in memory.
        if (stream.writableNeedDrain) await new Promise((resolve) => stream.once('drain', resolve));
        if (stream.destroyed) return;
      }
      sheet.commit();
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
