import Papa from 'papaparse';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { readFileBytes, readText } from '../../input/readInput.js';

export interface TitleRow {
  readonly title: string;
  readonly brand?: string;
}

/** Titles of an XLSX or CSV with a column `title` (and `brand`), or one a line. */
export async function readTitles(file: string, context: CliContext): Promise<readonly TitleRow[]> {
  if (/\.xlsx$/i.test(file)) {
    const { readWorkbookRows } = await import('@listwright/adapters/main');
    return rowsOf(await readWorkbookRows(readFileBytes(context, file)), file);
  }
  const text = await readText(context, file);
  const [first = ''] = text.split(/\r?\n/, 1);
  const headed = first.split(/[,;\t]/).some((cell) => /^"?\s*title\s*"?$/i.test(cell));
  if (/\.csv$/i.test(file) || headed) {
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    return rowsOf(data, file);
  }
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((title) => ({ title }));
}

function rowsOf(rows: readonly Readonly<Record<string, string>>[], file: string): readonly TitleRow[] {
  const named = (name: string) => Object.keys(rows[0] ?? {}).find((header) => header.trim().toLowerCase() === name);
  const [title, brand] = [named('title'), named('brand')];
  if (title === undefined)
    throw new CliError(
      EXIT.usage,
      'no_title_column',
      `${file} has no column "title".`,
      'Name the column title in its header row.',
    );
  return rows
    .filter((row) => (row[title] ?? '').trim() !== '')
    .map((row) => ({ title: row[title] ?? '', ...(brand === undefined || !row[brand] ? {} : { brand: row[brand] }) }));
}
