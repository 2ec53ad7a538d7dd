import type { ColumnMap, BulkKind, RowCells, RowFault } from '@listwright/domain/bulk';
import { DomainError } from '@listwright/domain/shared';
import { checkTableRow, planRows, type CheckedRow, type TableChoice } from './checkTableRow.js';
import { applyCorrections, type CellCorrection } from './applyCorrections.js';
import type { Table } from '../shared/index.js';

const MAX_FAULTS = 500;
const SAMPLE_ROWS = 20;
/** Enough to recognise a cell. */
const SHOWN_CHARACTERS = 200;
/** As many as the largest plan has rows; repeats past them are not reported. */
const MAX_NAMES = 100_000;

/** A fault with the number of its row, as a spreadsheet counts. */
export interface TableFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
  /** What the cell holds, the first 200 characters. */
  readonly value: string;
  /** Whether a correction of the cell (`CellCorrection`) can help; else only one of the file. */
  readonly isCorrectable: boolean;
}

/** What an upload would do. */
export interface TableCheck {
  readonly kind: BulkKind;
  readonly format: Table['format'];
  readonly columns: ColumnMap;
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
  /** 500 of `faultCount`, in the order of the file, from `faultsFrom` on. */
  readonly faults: readonly TableFault[];
  readonly faultCount: number;
  /** The remaining faults of corrected rows. */
  readonly leftFaults: readonly TableFault[];
  /** Rows whose product or title repeats an earlier row. They are allowed, but may be a mistake. */
  readonly repeated: number;
  /** The first 20 rows. */
  readonly sample: readonly { readonly row: number; readonly cells: RowCells }[];
}

export interface TableCheckOptions extends TableChoice {
  /** The rows that one file may hold on the seller's plan. */
  readonly maxRows: number;
  /** The rows that are checked at most, if more than `maxRows`. */
  readonly checkedRows?: number | undefined;
  /** How many faults to skip; 0 where absent. */
  readonly faultsFrom?: number | undefined;
  /** Cells that were corrected; the check is of the table with them. */
  readonly fixes?: readonly CellCorrection[] | undefined;
}

/**
 * Reads a table once and reports what an upload would do. Charges and stores nothing; memory does not grow with the
 * file, but for a number for each of the first 100,000 names.
 *
 * Throws `invalid`, code `too_many_rows`, past the limit, without walking further; and what `planRows` and the reader throw.
 */
export async function checkTable(table: Table, options: TableCheckOptions): Promise<TableCheck> {
  const plan = planRows(table.header, options);
  const most = Math.max(options.maxRows, options.checkedRows ?? 0);
  const from = options.faultsFrom ?? 0;
  const faults: TableFault[] = [];
  const leftFaults: TableFault[] = [];
  const fixed = new Set(options.fixes?.map(({ row }) => row));
  const sample: { row: number; cells: RowCells }[] = [];
  const names = new Set<number>();
  let [total, invalid, faultCount, repeated] = [0, 0, 0, 0];
  for await (const row of applyCorrections(table, options.fixes)) {
    total += 1;
    if (total > most) throw tooManyRows(options.maxRows);
    const checked = checkTableRow(row, plan);
    if (checked.faults.length > 0) invalid += 1;
    for (const fault of checked.faults) {
      const isShown = faultCount >= from && faults.length < MAX_FAULTS;
      if (isShown) faults.push(tableFault(checked, fault));
      if (fixed.has(row.number)) leftFaults.push(tableFault(checked, fault));
      faultCount += 1;
    }
    if (sample.length < SAMPLE_ROWS) sample.push({ row: row.number, cells: checked.cells });
    const key = numberOf(checked.name.toLowerCase());
    if (checked.name !== '' && names.has(key)) repeated += 1;
    if (names.size < MAX_NAMES) names.add(key);
  }
  return {
    kind: plan.kind,
    format: table.format,
    columns: plan.columns,
    total,
    valid: total - invalid,
    invalid,
    faults,
    faultCount,
    leftFaults,
    repeated,
    sample,
  };
}

function tableFault({ number, cells, faults }: CheckedRow, { column, message }: RowFault): TableFault {
  return {
    row: number,
    column,
    message,
    value: (cells[column] ?? '').slice(0, SHOWN_CHARACTERS),
    isCorrectable: Object.hasOwn(cells, column) && faults.every(({ isOfFile }) => isOfFile !== true),
  };
}

/** The refusal of a file with more rows than the plan allows; the queue throws it too while it takes the rows. */
export function tooManyRows(maxRows: number): DomainError {
  const most = maxRows.toLocaleString('en');
  const message =
    maxRows === 0
      ? 'Your plan takes no bulk files. Upgrade to upload products from a file.'
      : `This file has more than ${most} rows, the limit of your plan for one file. Split it or upgrade.`;
  return new DomainError('invalid', 'too_many_rows', message, {
    faults: [{ path: 'file', message }],
    details: { max_rows: maxRows },
  });
}

/**
 * A hash of a text, so that a name of any length takes the same memory (53 of 64 bits, two FNV-1a halves).
 * 100,000 names collide once in a million files, and then a hint is off by one.
 */
function numberOf(text: string): number {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
