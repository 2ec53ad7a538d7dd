import {
  bulkKindOf,
  cellFor,
  mapColumns,
  raggedFault,
  rowKinds,
  type BulkField,
  type BulkKind,
  type ColumnChoice,
  type ColumnMap,
  type RowCells,
  type RowDefaults,
  type RowFault,
  type RowKind,
} from '@listwright/domain/bulk';
import { listingErrors } from '../listings/index.js';
import type { TableRow } from '../shared/index.js';

/** Which languages the writer of this server writes; all where absent. */
export type WrittenLanguages = (language: string) => boolean;

export interface TableChoice {
  /** The kind of job; detected from the header where absent. */
  readonly kind?: BulkKind | undefined;
  /** The kind of the screen, where the header is of several. */
  readonly wanted?: BulkKind | undefined;
  /** Which column feeds which field, where the seller chose. */
  readonly columns?: ColumnChoice | undefined;
  /** The fields that must have a column; those of the kind where absent. */
  readonly required?: readonly BulkField[] | undefined;
  readonly defaults: RowDefaults;
  readonly languages?: WrittenLanguages | undefined;
}

/** How the rows of one table are read. */
export interface RowPlan {
  readonly kind: BulkKind;
  /** One for each name of the header, in its order. */
  readonly columns: ColumnMap;
  readonly defaults: RowDefaults;
  readonly languages?: WrittenLanguages | undefined;
}

/** A row as the queue takes it: its content, or its faults. */
export interface CheckedRow<Input = unknown> {
  readonly number: number;
  readonly cells: RowCells;
  /** The row's label for sellers: the product's name, the title or the address, as given; may be empty. */
  readonly name: string;
  /** What the `RowKind` read, of a row without faults. */
  readonly input?: Input;
  readonly faults: readonly RowFault[];
}

/** Throws `invalid` where the header does not identify the kind of job, or a required column is missing. */
export function planRows(header: readonly string[], choice: TableChoice): RowPlan {
  const kind = choice.kind ?? bulkKindOf(header, choice.columns, choice.wanted);
  const columns = mapColumns(header, kind, choice.columns, choice.required);
  return { kind, columns, defaults: choice.defaults, languages: choice.languages };
}

/** Reads one row by a plan. Used for the pre-flight check and again for the import, so both agree. */
export function checkTableRow(row: TableRow, plan: RowPlan): CheckedRow {
  return checkRowOf(rowKinds[plan.kind] as RowKind, row, plan);
}

/** The same, where the kind is known. */
export function checkRowOf<Input>(kind: RowKind<Input>, row: TableRow, plan: Omit<RowPlan, 'kind'>): CheckedRow<Input> {
  const { columns, defaults } = plan;
  const cells = cellsByName(row, columns);
  const checked = { number: row.number, cells, name: cellFor(kind.label, columns, cells) };
  const reading = kind.read(cells, columns, defaults);
  const ragged = row.surplus > 0 ? [raggedFault(row.surplus, columns)] : [];
  if ('faults' in reading) return { ...checked, faults: [...ragged, ...reading.faults] };
  if (ragged.length > 0) return { ...checked, faults: ragged };
  const language = kind.languageOf?.(reading.ok);
  if (language !== undefined && plan.languages?.(language) === false)
    return { ...checked, faults: [languageFault(language, columns)] };
  return { ...checked, input: reading.ok, faults: [] };
}

function languageFault(language: string, columns: ColumnMap): RowFault {
  const column = columns.find(({ field }) => field === 'language')?.name ?? 'language';
  return { column, message: listingErrors.languageNeedsModel(language).message };
}

/** A plain loop because it runs for every row; a column named `__proto__` must become a cell too. */
function cellsByName(row: TableRow, columns: ColumnMap): RowCells {
  const cells: Record<string, string> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const name = columns[at]?.name ?? '';
    const value = row.cells[at] ?? '';
    if (name === '__proto__') Object.defineProperty(cells, name, { value, enumerable: true, configurable: true });
    else cells[name] = value;
  }
  return cells;
}
