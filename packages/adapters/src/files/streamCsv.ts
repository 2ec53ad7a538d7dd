import Papa from 'papaparse';
import type { Cell } from './streamWorkbook.js';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that are sent together; a piece a row would cost more than the row. */
const BATCH_SIZE = 200;

/** A CSV, written row by row: each batch is sent before the next is read. */
export async function* streamCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  delimiter = ',',
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = (cells: readonly (readonly Cell[])[]) =>
    `${Papa.unparse(cells as Cell[][], { delimiter, newline: '\r\n' })}\r\n`;
  yield encoder.encode(BYTE_ORDER_MARK + lines([header]));
  let waiting: (readonly Cell[])[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < BATCH_SIZE) continue;
    yield encoder.encode(lines(waiting));
    waiting = [];
  }
  if (waiting.length > 0) yield encoder.encode(lines(waiting));
}
