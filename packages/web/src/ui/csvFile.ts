import type { FileResult } from '@listwright/application/contract';

export type CsvValue = string | number | null;

/** A spreadsheet would run what begins like a formula. */
const safe = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (value: CsvValue): string => (typeof value === 'string' ? quoted(safe(value)) : String(value ?? ''));

/** Rows as a CSV file named after their title. Numbers stay numbers; texts are no formulas. */
export function csvFile(title: string, rows: readonly (readonly CsvValue[])[]): FileResult {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return {
    fileName: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}.csv`,
    contentType: 'text/csv',
    bytes: new TextEncoder().encode(`${text}\r\n`),
  };
}
