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

/** Line breaks and tabs stay; other control characters, such as escape codes of a terminal, become a space. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/g;

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, ' ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
