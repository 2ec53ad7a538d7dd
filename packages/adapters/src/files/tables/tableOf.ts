import type { Table, TableRow } from '@listwright/application/shared';
import { unescapeFormula } from '@listwright/domain/shared';
import { headerOf } from './headerOf.js';
import { isBlank, type RawRow } from './RawRow.js';
import { MAX_CELL_LENGTH } from './tableLimits.js';
import { unreadableTable } from './unreadableTable.js';

/**
 * A table from the rows of either format: the first row that is not blank is the header, and there must be a row below it.
 * Texts that were marked against formulas come back as they were.
 */
export async function tableOf(
  facts: Omit<Table, 'header' | 'rows' | 'close'>,
  batches: AsyncGenerator<readonly RawRow[]>,
): Promise<Table> {
  let pending: readonly RawRow[] = [];
  const skipBlank = async (): Promise<RawRow | undefined> => {
    for (;;) {
      const at = pending.findIndex(({ cells }) => !isBlank(cells));
      if (at >= 0) {
        const found = pending[at];
        pending = pending.slice(at + 1);
        return found;
      }
      const { done, value } = await batches.next();
      if (done === true) return undefined;
      pending = value;
    }
  };
  try {
    const top = await skipBlank();
    if (top === undefined)
      throw unreadableTable('This file holds no table. Upload one with the names of the columns in its first row.');
    const header = headerOf(top.cells);
    const first = await skipBlank();
    if (first === undefined)
      throw unreadableTable('This file has a header but no rows below it. Add a row for each product.');
    const rest = pending;
    return {
      ...facts,
      header,
      rows: rowsBelow(header, [first, ...rest], batches),
      // The batches have begun, so their `finally` runs; the rows may not have, and a generator that never began has none.
      close: async () => void (await batches.return(undefined)),
    };
  } catch (error) {
    await batches.return(undefined);
    throw error;
  }
}

async function* rowsBelow(
  header: readonly string[],
  first: readonly RawRow[],
  batches: AsyncGenerator<readonly RawRow[]>,
): AsyncGenerator<TableRow> {
  try {
    for (let rows: readonly RawRow[] = first; ;) {
      for (const row of rows) if (!isBlank(row.cells)) yield rowOf(row, header);
      const { done, value } = await batches.next();
      if (done === true) return;
      rows = value;
    }
  } finally {
    await batches.return(undefined);
  }
}

function rowOf({ number, cells }: RawRow, header: readonly string[]): TableRow {
  const read = header.map((name, at) => {
    const cell = unescapeFormula(cells[at] ?? '');
    if (cell.length > MAX_CELL_LENGTH) {
      throw unreadableTable(
        `Row ${number}, column ${name}: the cell has ${cell.length.toLocaleString('en')} characters; the limit is ${MAX_CELL_LENGTH.toLocaleString('en')}.`,
      );
    }
    return cell;
  });
  let surplus = 0;
  for (let at = header.length; at < cells.length; at += 1) if (cells[at]?.trim() !== '') surplus += 1;
  return { number, cells: read, surplus };
}
