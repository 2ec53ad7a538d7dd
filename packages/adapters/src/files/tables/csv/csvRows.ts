import { setImmediate } from 'node:timers/promises';
import type { RawRow } from '../RawRow.js';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from '../tableLimits.js';
import { unreadableTable } from '../unreadableTable.js';
import { csvParserOf, type CsvShape } from './csvShapeOf.js';

/** A record longer than all its cells may be has an unclosed quote. */
const MAX_RECORD_LENGTH = MAX_CELL_LENGTH * MAX_COLUMNS;

/**
 * The records of a CSV, some thousand at a time; between two pieces the event loop turns. Records count from 1, blank
 * ones too, as a spreadsheet counts rows.
 */
export async function* csvRows(pieces: Iterable<string>, shape: CsvShape): AsyncGenerator<readonly RawRow[]> {
  const parser = csvParserOf(shape);
  const stripsReturn = shape.newline === '\n';
  let number = 0;
  const rowsOf = (text: string, isLast: boolean): { rows: RawRow[]; rest: string } => {
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    if (errors.some(({ code }) => code === 'MissingQuotes')) throw openQuote(number + data.length);
    const rows = data.map((cells) => {
      if (stripsReturn) stripReturn(cells);
      number += 1;
      return { number, cells };
    });
    return { rows, rest: text.slice(meta.cursor) };
  };
  let rest = '';
  let skip = shape.start;
  for (const piece of pieces) {
    const { rows, rest: left } = rowsOf(rest + piece.slice(skip), false);
    skip = 0;
    rest = left;
    if (rest.length > MAX_RECORD_LENGTH) throw openQuote(number + 1);
    if (rows.length > 0) yield rows;
    await setImmediate();
  }
  if (rest !== '') yield rowsOf(rest, true).rows;
}

function openQuote(number: number) {
  return unreadableTable(
    `Row ${number.toLocaleString('en')} opens a double quote that is never closed, so the rows below cannot be read. Close it, or write "" for a quote inside a text.`,
  );
}

function stripReturn(cells: string[]): void {
  const last = cells.at(-1);
  if (last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
}
