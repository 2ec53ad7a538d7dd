import type { Table } from '@listwright/application/shared';
import { tableOf } from '../tableOf.js';
import { csvRows } from './csvRows.js';
import { csvShapeOf } from './csvShapeOf.js';
import { decodedPieces } from './decodedPieces.js';
import { encodingOf } from './encodingOf.js';

/** Reads a CSV as a table: encoding, delimiter and line ends are found from the bytes. Throws `invalid` for what is no text. */
export async function openCsv(bytes: Uint8Array): Promise<Table> {
  const found = encodingOf(bytes);
  const pieces = decodedPieces(bytes, found);
  const first = pieces.next().value ?? '';
  const second = pieces.next();
  const shape = csvShapeOf(first, second.done === true);
  const facts = {
    format: 'csv' as const,
    encoding: found.encoding,
    ...(shape.delimiter === undefined ? {} : { delimiter: shape.delimiter }),
  };
  return tableOf(facts, csvRows(all([first], second.done === true ? [] : [second.value], pieces), shape));
}

function* all(...parts: Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}
