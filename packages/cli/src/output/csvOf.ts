import Papa from 'papaparse';
import type { Row } from './Row.js';

/** Rows as CSV, with a header or without; cells that a spreadsheet would run as formulas are marked as text. */
export function csvOf(
  rows: readonly Row[],
  columns: readonly string[] | undefined,
  part: 'headed' | 'rows' = 'headed',
): string {
  const fields = [...(columns ?? Object.keys(rows[0] ?? {}))];
  const data = rows.map((row) => fields.map((field) => plain(row[field])));
  const options = { newline: '\n', escapeFormulae: true };
  return `${part === 'headed' ? Papa.unparse({ fields, data }, options) : Papa.unparse(data, options)}\n`;
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
