import type { Range } from '../reading/index.js';

/** Columns from which a cell says nothing without its row and its column; two columns are labels with their values. */
const WIDE = 3;
const LEAST_ROWS = 2;

/** Tables of three columns or more in a text: lines beside each other with as many cells, between bars or tabs. */
export function wideTables(text: string): readonly Range[] {
  const tables: Range[] = [];
  let table: { start: number; end: number; rows: number; cells: number } | undefined;
  const close = (): void => {
    if (table !== undefined && table.rows >= LEAST_ROWS) tables.push({ start: table.start, end: table.end });
    table = undefined;
  };
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const cells = cellsOf(line);
    if (cells < WIDE || (table !== undefined && table.cells !== cells)) close();
    if (cells >= WIDE)
      table = table === undefined ? { start, end, rows: 1, cells } : { ...table, end, rows: table.rows + 1 };
    start = end + 1;
  }
  close();
  return tables;
}

function cellsOf(line: string): number {
  const bars = line.includes('|') ? line.replaceAll(/^\s*\|?|\|?\s*$/gu, '').split('|').length : 0;
  return Math.max(bars, line.trim().split('\t').length);
}
