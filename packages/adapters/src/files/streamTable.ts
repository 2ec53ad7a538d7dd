import { streamCsv } from './streamCsv.js';
import { streamWorkbook, type Cell } from './streamWorkbook.js';

/** A table in either format, written while its rows are read. Texts in `rows` are escaped by the caller. */
export function streamTable(
  format: 'csv' | 'xlsx',
  sheetName: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  delimiter?: string,
): AsyncIterable<Uint8Array> {
  return format === 'csv' ? streamCsv(header, rows, delimiter) : streamWorkbook(sheetName, header, rows);
}
