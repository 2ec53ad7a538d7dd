import { TableWriter, type NewSheet, type NewTable, type TableCell } from '@listwright/application/shared';
import { cellsOfEach } from '../cellsOfEach.js';
import { escapeFormula } from '@listwright/domain/shared';
import { streamSheets } from '../streamWorkbook.js';
import { streamTable } from '../streamTable.js';

/** Writes CSV and workbooks row by row. */
export class FileTableWriter extends TableWriter {
  override write({ format, sheetName, header, rows, delimiter }: NewTable): AsyncIterable<Uint8Array> {
    const safe = cellsOfEach(rows, (row) => row.map(safeCell));
    return streamTable(format, sheetName, header.map(escapeFormula), safe, delimiter);
  }

  override writeSheets(sheets: readonly NewSheet[]): AsyncIterable<Uint8Array> {
    return streamSheets(
      sheets.map(({ name, header, rows }) => ({
        name,
        header: header.map(escapeFormula),
        rows: each(
          rows.map((row) =>
            row.map((cell) =>
              typeof cell === 'object' ? { ...cell, text: escapeFormula(cell.text) } : safeCell(cell),
            ),
          ),
        ),
      })),
    );
  }
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

function safeCell(cell: TableCell): TableCell {
  return typeof cell === 'string' ? escapeFormula(cell) : cell;
}
