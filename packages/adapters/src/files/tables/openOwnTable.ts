import type { Table, UploadedTable } from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import { guardWorkbook, TABLE_LIMITS } from '../guardWorkbook.js';
import { openCsv } from './csv/openCsv.js';
import type { RawRow } from './RawRow.js';
import { tableKindOf } from './tableKindOf.js';
import { tableOf } from './tableOf.js';
import { unreadableTable } from './unreadableTable.js';
import { sheetRows } from './xlsx/sheetRows.js';
import { WorkbookRefusal } from './xlsx/WorkbookRefusal.js';

/**
 * Reads a table as uploads are read, for a program that reads its own user's file and needs no thread for it. Throws
 * `invalid`, as `TableReader` does.
 */
export async function openOwnTable(file: UploadedTable): Promise<Table> {
  if (tableKindOf(file) === 'csv') return openCsv(file.bytes, file.encoding);
  await guardWorkbook(file.bytes, 'file', TABLE_LIMITS);
  return tableOf({ format: 'xlsx' }, refused(sheetRows(file.bytes)));
}

async function* refused(batches: AsyncGenerator<readonly RawRow[]>): AsyncGenerator<readonly RawRow[]> {
  try {
    yield* batches;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreadableTable(
      error instanceof WorkbookRefusal ? error.message : 'This workbook is damaged and cannot be read.',
    );
  }
}
