import Papa from 'papaparse';
import { isBlank } from '../RawRow.js';

/** How the records of a CSV are written. */
export interface CsvShape {
  /** Absent where the header is one name: then there is one column, and a comma in a row is part of its text. */
  readonly delimiter?: string;
  readonly newline: '\n' | '\r' | '\r\n';
  /** Characters of a first line `sep=;`, which names the delimiter for Excel. */
  readonly start: number;
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Occurs in no text, so each record stays one cell. */
const NO_DELIMITER = '\x1f';
const RECORDS = 50;

/**
 * Finds line ends and delimiter from the first records of a CSV. The delimiter is the one that splits the largest number of records into
 * as many cells as the header has; quoted texts are read as such, so their commas and line breaks do not count.
 * @param sample the beginning of the text; `isWhole` where there is no more.
 */
export function csvShapeOf(sample: string, isWhole: boolean): CsvShape {
  const declared = /^sep=(.)(?:\r\n|\n|\r)/i.exec(sample);
  const newline = newlineOf(sample);
  if (declared?.[1] !== undefined) return { delimiter: declared[1], newline, start: declared[0].length };
  const [best] = DELIMITERS.map((delimiter) => fitOf(sample, isWhole, delimiter, newline))
    .filter(({ columns }) => columns > 1)
    .toSorted((one, other) => other.share - one.share || other.columns - one.columns);
  return { ...(best === undefined ? {} : { delimiter: best.delimiter }), newline, start: 0 };
}

/** A parser of records that are written so. */
export function csvParserOf({ delimiter, newline }: Pick<CsvShape, 'delimiter' | 'newline'>, preview = 0): Papa.Parser {
  return new Papa.Parser({ delimiter: delimiter ?? NO_DELIMITER, newline, preview });
}

function fitOf(sample: string, isWhole: boolean, delimiter: string, newline: CsvShape['newline']) {
  const { data } = csvParserOf({ delimiter, newline }, RECORDS).parse(sample, 0, !isWhole) as { data: string[][] };
  const [header = [], ...records] = data.filter((cells) => !isBlank(cells));
  const alike = records.filter(({ length }) => length === header.length).length;
  return { delimiter, columns: header.length, share: records.length === 0 ? 1 : alike / records.length };
}

/**
 * The line end outside of quotes. Where CR LF and LF are mixed, LF parts the records and the CR before it is taken off
 * each. The character before a quote decides whether it opens a text.
 */
function newlineOf(sample: string): CsvShape['newline'] {
  const seen = { '\r\n': 0, '\n': 0, '\r': 0 };
  let [quoted, opens] = [false, true];
  for (let at = 0; at < sample.length; at += 1) {
    const character = sample[at] ?? '';
    if (quoted) {
      quoted = character !== '"';
      continue;
    }
    if (character === '"') quoted = opens || sample[at - 1] === '"';
    else if (character === '\r' && sample[at + 1] === '\n') {
      seen['\r\n'] += 1;
      at += 1;
    } else if (character === '\n' || character === '\r') seen[character] += 1;
    opens = character === '\n' || character === '\r' || DELIMITERS.includes(character);
    if (seen['\r\n'] + seen['\n'] + seen['\r'] >= RECORDS) break;
  }
  if (seen['\n'] > 0) return '\n';
  if (seen['\r\n'] > 0) return '\r\n';
  return seen['\r'] > 0 ? '\r' : '\n';
}
