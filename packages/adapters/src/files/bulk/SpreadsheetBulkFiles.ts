import {
  BulkFiles,
  type BulkFile,
  type CategoryResults,
  type ResultFormat,
  type ResultRow,
  type TableFormat,
  type UploadedShape,
} from '@listwright/application/bulk';
import { type JobRow } from '@listwright/application/jobs';
import { CONTENT_TYPES } from '@listwright/application/contract';
import type { TableCell, TableWriter } from '@listwright/application/shared';
import { plainHeader, type InputSheet } from '@listwright/domain/shared';
import { cellsOfEach } from '../cellsOfEach.js';
import { FileTableWriter } from '../tables/FileTableWriter.js';
import { ownColumns } from './ownColumns.js';
import { safeFileName } from './safeFileName.js';
import { streamZip } from './streamZip.js';
import { writeTemplate } from './writeTemplate.js';

const ERROR_COLUMN = 'error';

export class SpreadsheetBulkFiles extends BulkFiles {
  constructor(private readonly tables: TableWriter = new FileTableWriter()) {
    super();
  }

  override results(categories: readonly CategoryResults[], how: ResultFormat): BulkFile {
    const { format, day, fileName, sheet } = how;
    const content = ({ results }: CategoryResults) => this.table(results(), how);
    const stem = sheet.fileName.replace('{file}', () => stemOf(fileName)).replace('{day}', day);
    const [only] = categories;
    if (categories.length <= 1) {
      return fileOf(stem, format, content(only ?? { category: '', results: () => noResults() }));
    }
    const taken = new Set<string>();
    const parts = categories.map((one) => ({
      name: `${freeName(safeFileName(one.category, 'No category'), taken)}.${format}`,
      content: () => content(one),
    }));
    // A workbook is a zip itself.
    const packed = streamZip(parts, format === 'csv');
    return { name: `${stem}.zip`, contentType: 'application/zip', content: packed };
  }

  override failedRows(rows: AsyncIterable<JobRow>, { name, format, header, delimiter }: UploadedShape): BulkFile {
    const uploaded = header.filter((column) => plainHeader(column) !== ERROR_COLUMN);
    const failed = cellsOfEach(rows, (row) => failedCells(row, uploaded));
    const content = this.tables.write({
      format,
      delimiter,
      sheetName: 'Failed rows',
      header: [...uploaded, ERROR_COLUMN],
      rows: failed,
    });
    return fileOf(`${stemOf(name)}-failed-rows`, format, content);
  }

  override template(sheet: InputSheet, format: TableFormat): BulkFile {
    const { fileName, sheetName, columns } = sheet;
    const content =
      format === 'xlsx'
        ? inOnePiece(() => writeTemplate(sheet))
        : this.tables.write({
            format,
            sheetName,
            header: columns.map(({ name }) => name),
            rows: sampleRow(columns.map(({ sample }) => sample)),
          });
    return fileOf(fileName, format, content);
  }

  /** A table of results: the row number, the seller's own columns, and the result. */
  private table(
    results: AsyncIterable<ResultRow>,
    { format, columns, sheet }: ResultFormat,
  ): AsyncIterable<Uint8Array> {
    const own = ownColumns(columns, sheet.columns);
    const withOwn = <T>([number, ...rest]: readonly T[], ownCells: readonly T[]) => [number as T, ...ownCells, ...rest];
    const rows = cellsOfEach(results, ({ row, cells }) => {
      const kept: readonly TableCell[] = own.map(({ name }) => row.cells[name] ?? '');
      return withOwn(cells, kept);
    });
    const header = withOwn(
      sheet.columns,
      own.map((column) => column.header),
    );
    return this.tables.write({ format, sheetName: sheet.sheetName, header, rows });
  }
}

/** The seller's file name, reused for the results. */
function stemOf(fileName: string): string {
  return safeFileName(fileName.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''), 'upload');
}

function fileOf(stem: string, format: TableFormat, content: AsyncIterable<Uint8Array>): BulkFile {
  return { name: `${stem}.${format}`, contentType: CONTENT_TYPES[format], content };
}

function failedCells({ cells, error }: JobRow, header: readonly string[]): readonly TableCell[] {
  return [...header.map((name) => cells[name] ?? ''), error ?? ''];
}

/** Two categories may differ only in characters that a file name cannot hold; some file systems ignore case. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
  taken.add(free.toLowerCase());
  return free;
}

async function* noResults(): AsyncGenerator<never> {}

async function* sampleRow(cells: readonly string[]): AsyncGenerator<readonly TableCell[]> {
  yield cells;
}

async function* inOnePiece(write: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await write();
}
