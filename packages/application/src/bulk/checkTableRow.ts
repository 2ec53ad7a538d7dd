import {
  bulkKindOf,
  cellFor,
  mapColumns,
  raggedFault,
  readListingRow,
  readPageRow,
  readTitleRow,
  rowIdentifiers,
  type ColumnMap,
  type BulkField,
  type BulkKind,
  type ColumnChoice,
  type ListingRowDefaults,
  type PageRow,
  type RowCells,
  type RowFault,
  type RowReading,
  type TitleRow,
} from '@listwright/domain/bulk';
import type { ListingBrief } from '@listwright/domain/listings';
import type { ProductIdentifiers } from '@listwright/domain/products';
import { listingErrors } from '../listings/index.js';
import type { TableRow } from '../shared/index.js';

/** Which languages the writer of this server writes; all where absent. */
export type WrittenLanguages = (language: string) => boolean;

export interface TableChoice {
  /** The kind of job; detected from the header where absent. */
  readonly kind?: BulkKind | undefined;
  /** Which column feeds which field, where the seller chose. */
  readonly columns?: ColumnChoice | undefined;
  /** The fields that must have a column; `REQUIRED_COLUMNS` where absent. */
  readonly required?: readonly BulkField[] | undefined;
  readonly defaults: ListingRowDefaults;
  readonly languages?: WrittenLanguages | undefined;
}

/** How the rows of one table are read. */
export interface RowPlan {
  readonly kind: BulkKind;
  /** One for each name of the header, in its order. */
  readonly columns: ColumnMap;
  readonly defaults: ListingRowDefaults;
  readonly languages?: WrittenLanguages | undefined;
}

/** A row as the queue takes it: its content, or its faults. */
export interface CheckedRow {
  readonly number: number;
  readonly cells: RowCells;
  /** The row's label for sellers: the product's name, the title or the address, as given; may be empty. */
  readonly name: string;
  readonly category: string;
  /** Of a row without faults, by the kind of the table. */
  readonly brief?: ListingBrief;
  readonly identifiers?: ProductIdentifiers;
  readonly title?: TitleRow;
  readonly page?: PageRow;
  readonly faults: readonly RowFault[];
}

/** Throws `invalid` where the header does not identify the kind of job, or a required column is missing. */
export function planRows(header: readonly string[], choice: TableChoice): RowPlan {
  const kind = choice.kind ?? bulkKindOf(header, choice.columns);
  const columns = mapColumns(header, kind, choice.columns, choice.required);
  return { kind, columns, defaults: choice.defaults, languages: choice.languages };
}

/** Reads one row by a plan. Used for the pre-flight check and again for the import, so both agree. */
export function checkTableRow(row: TableRow, plan: RowPlan): CheckedRow {
  const { kind, columns } = plan;
  const cells = cellsByName(row, columns);
  const name = cellFor(NAMES[kind], columns, cells);
  const category = cellFor('category', columns, cells);
  const reading = readRow(cells, plan);
  const ragged = row.surplus > 0 ? [raggedFault(row.surplus, columns)] : [];
  const { number } = row;
  if ('faults' in reading) return { number, cells, name, category, faults: [...ragged, ...reading.faults] };
  if (ragged.length > 0) return { number, cells, name, category, faults: ragged };
  const { ok } = reading;
  if ('address' in ok) return { number, cells, name, category, page: ok, faults: [] };
  if ('title' in ok) return { number, cells, name, category, title: ok, faults: [] };
  if (plan.languages?.(ok.language) === false)
    return { number, cells, name, category, faults: [languageFault(ok.language, columns)] };
  return { number, cells, name, category, brief: ok, identifiers: rowIdentifiers(cells, columns), faults: [] };
}

/** The field that names a row. */
const NAMES = { listings: 'product_name', titles: 'title', pages: 'url' } as const;

function readRow(cells: RowCells, { kind, columns, defaults }: RowPlan): RowReading<ListingBrief | TitleRow | PageRow> {
  switch (kind) {
    case 'listings':
      return readListingRow(cells, columns, defaults);
    case 'titles':
      return readTitleRow(cells, columns);
    case 'pages':
      return readPageRow(cells, columns);
  }
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
