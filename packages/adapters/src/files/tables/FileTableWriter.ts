import { TableWriter, type NewTable, type TableCell } from '@listwright/application/shared';
import { cellsOfEach } from '../cellsOfEach.js';
import { escapeFormula } from '../escapeFormula.js';
import { streamTable } from '../streamTable.js';

/** Writes CSV and workbooks row by row. */
export class FileTableWriter extends TableWriter {
  override write({ format, sheetName, header, rows, delimiter }: NewTable): AsyncIterable<Uint8Array> {
    const safe = cellsOfEach(rows, (row) => row.map(safeCell));
    return streamTable(format, sheetName, header.map(escapeFormula), safe, delimiter);
  }
}

function safeCell(cell: TableCell): TableCell {
  return typeof cell === 'string' ? escapeFormula(cell) : cell;
}
