import type { Table } from '@listwright/application/shared';
import type { TableEncoding } from '@listwright/domain/shared';
import { tableOf } from '../tableOf.js';
import { csvRows } from './csvRows.js';
import { csvShapeOf } from './csvShapeOf.js';
import { decodedPieces } from './decodedPieces.js';
import { encodingOf } from './encodingOf.js';
import { likelyEncodings } from './likelyEncodings.js';

/**
 * Reads a CSV as a table: encoding, delimiter and line ends are found from the bytes. Where the encoding is neither named nor
 * certain, the table lists the likely ones and is read in the first. Throws `invalid` for what is no text.
 */
export async function openCsv(bytes: Uint8Array, named?: TableEncoding): Promise<Table> {
  const found = encodingOf(bytes, named);
  const isDoubtful = named === undefined && found.encoding === 'windows-1252';
  const encodings = isDoubtful ? likelyEncodings(bytes) : undefined;
  const encoding = encodings?.[0]?.encoding ?? found.encoding;
  const pieces = decodedPieces(bytes, { ...found, encoding });
  const first = pieces.next().value ?? '';
  const second = pieces.next();
  const shape = csvShapeOf(first, second.done === true);
  const facts = {
    format: 'csv' as const,
    encoding,
    ...(encodings === undefined ? {} : { encodings }),
    ...(shape.delimiter === undefined ? {} : { delimiter: shape.delimiter }),
  };
  return tableOf(facts, csvRows(all([first], second.done === true ? [] : [second.value], pieces), shape));
}

function* all(...parts: Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}
