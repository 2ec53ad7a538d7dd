import { DomainError } from '@listwright/domain/shared';
import { guardWorkbook, TABLE_LIMITS } from './guardWorkbook.js';
import { tableOf } from './tables/tableOf.js';
import { unreadableTable } from './tables/unreadableTable.js';
import { sheetRows } from './tables/xlsx/sheetRows.js';
import { WorkbookRefusal } from './tables/xlsx/WorkbookRefusal.js';

/**
 * The rows of a workbook's first sheet with data, by the names in its first row, for a program that reads its own user's
 * file and needs no thread for it. Throws `invalid` for what is no safe workbook.
 */
export async function readWorkbookRows(bytes: Uint8Array): Promise<readonly Readonly<Record<string, string>>[]> {
  await guardWorkbook(bytes, 'file', TABLE_LIMITS);
  const rows: Record<string, string>[] = [];
  try {
    const table = await tableOf({ format: 'xlsx' }, sheetRows(bytes));
    for await (const { cells } of table.rows)
      rows.push(Object.fromEntries(table.header.map((name, at) => [name, cells[at] ?? ''])));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreadableTable(
      error instanceof WorkbookRefusal ? error.message : 'This workbook is damaged and cannot be read.',
    );
  }
  return rows;
}
