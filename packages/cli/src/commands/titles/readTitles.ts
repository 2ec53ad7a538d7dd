import { COLUMN_ALIASES, mapColumns, type ColumnMap } from '@listwright/domain/bulk';
import { DomainError, plainHeader, type TableEncoding } from '@listwright/domain/shared';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { readBytes } from '../../input/readInput.js';

/** Titles with the other columns of their file. */
export interface TitleTable {
  /** Releases the file; the caller must close it. */
  readonly close: () => Promise<void>;
  readonly columns: ColumnMap;
  readonly rows: AsyncIterable<TitleTableRow> | Iterable<TitleTableRow>;
}

export interface TitleTableRow {
  readonly number: number;
  /** One text per column. */
  readonly cells: readonly string[];
  /** Cells beyond the header. */
  readonly surplus: number;
}

const LINES: ColumnMap = [{ name: 'title', field: 'title' }];

/**
 * Reads a CSV or XLSX as uploads do: detects delimiter, title column and, unless it is given, the encoding, and streams the rows. A text
 * without a header has one title per line.
 */
export async function readTitles(
  file: string,
  encoding: TableEncoding | undefined,
  context: CliContext,
): Promise<TitleTable> {
  const bytes = await readBytes(context, file);
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isWorkbook && !/\.(?:csv|tsv|xlsx?)$/i.test(file) && !isHeaded(bytes)) {
    return { columns: LINES, rows: linesOf(new TextDecoder(encoding).decode(bytes)), close: () => Promise.resolve() };
  }
  const { openOwnTable } = await import('@listwright/adapters/main/tables');
  const named = /\.(?:csv|tsv|xlsx?)$/i.test(file) ? file : `titles.${isWorkbook ? 'xlsx' : 'csv'}`;
  const table = await openOwnTable({ name: named, bytes, encoding });
  if (table.encodings !== undefined) {
    const found = `The encoding of ${file} is not certain; it is read as ${table.encoding}.`;
    context.print.message(`${found} If titles look wrong, name it with --encoding.`);
  }
  try {
    return { ...table, columns: columnsOf(table.header, file) };
  } catch (error) {
    await table.close();
    throw error;
  }
}

function columnsOf(header: readonly string[], file: string): ColumnMap {
  try {
    return mapColumns(header, 'titles');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CliError(
      'no_title_column',
      `${file} has no column "title". It has: ${header.slice(0, 12).join(', ')}.`,
      'Name the title column "title" in the header row.',
    );
  }
}

/** Whether the first row names columns: one is `title`, or one of several is a known alias. */
function isHeaded(bytes: Uint8Array): boolean {
  const [first = ''] = new TextDecoder().decode(bytes.subarray(0, 4096)).split(/\r?\n/, 1);
  const names = first.split(/[,;\t|]/).map((cell) => plainHeader(cell));
  return names.includes('title') || (names.length > 1 && names.some((name) => COLUMN_ALIASES.title.includes(name)));
}

function* linesOf(text: string): Generator<TitleTableRow> {
  let number = 0;
  for (const line of text.split(/\r?\n/)) {
    number += 1;
    if (line.trim() !== '') yield { number, cells: [line.trim()], surplus: 0 };
  }
}
