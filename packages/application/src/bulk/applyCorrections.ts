import type { Table, TableRow } from '../shared/index.js';

/** A cell that was corrected after the check, by row number and column name. */
export interface CellCorrection {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** The rows of a table with corrected cells; corrections of unknown rows or columns are ignored. */
export async function* applyCorrections(
  table: Pick<Table, 'header' | 'rows'>,
  fixes: readonly CellCorrection[] = [],
): AsyncGenerator<TableRow> {
  const changes = new Map<number, CellCorrection[]>();
  for (const fix of fixes) changes.set(fix.row, [...(changes.get(fix.row) ?? []), fix]);
  for await (const row of table.rows) {
    const mine = changes.get(row.number);
    if (mine === undefined) yield row;
    else
      yield {
        ...row,
        cells: row.cells.map((cell, at) => mine.find(({ column }) => column === table.header[at])?.value ?? cell),
      };
  }
}
