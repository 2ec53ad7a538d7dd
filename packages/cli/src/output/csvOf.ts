import Papa from 'papaparse';
import type { Row } from './Row.js';

/** Rows as CSV with a header; texts that a spreadsheet would run as formulas are marked as text. */
export function csvOf(rows: readonly Row[], columns: readonly string[] | undefined): string {
  const fields = [...(columns ?? Object.keys(rows[0] ?? {}))];
  const data = rows.map((row) => fields.map((field) => plain(row[field])));
  return `${Papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: true })}\n`;
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
