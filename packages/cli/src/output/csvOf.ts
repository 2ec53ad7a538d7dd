import { escapeFormula } from '@listwright/domain/shared';
import Papa from 'papaparse';
import type { Row } from './Row.js';

/** Rows as CSV, with a header or without; cells that a spreadsheet would run as formulas are marked as text. */
export function csvOf(
  rows: readonly Row[],
  columns: readonly string[] | undefined,
  part: 'headed' | 'rows' = 'headed',
): string {
  const names = [...(columns ?? Object.keys(rows[0] ?? {}))];
  const data = rows.map((row) => names.map((name) => plain(row[name])));
  const fields = names.map(escapeFormula);
  const options = { newline: '\n' };
  return `${part === 'headed' ? Papa.unparse({ fields, data }, options) : Papa.unparse(data, options)}\n`;
}

/** Line breaks and tabs stay; other control characters, such as escape codes of a terminal, become a space. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/g;

function plain(value: unknown): unknown {
  if (typeof value === 'string') return escapeFormula(value.replace(CONTROLS, ' '));
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
