import { faultSentence, raggedFault, readTitleRow, titleChanges, type ColumnMap } from '@listwright/domain/bulk';
import { fitTitle, type Finding, type MovedText } from '@listwright/domain/listings';
import type { ProductClass, RuleSet } from '@listwright/domain/marketplaces';
import { productClassFor } from '@listwright/domain/marketplaces';
import type { TitleTable, TitleTableRow } from './readTitles.js';

/** A title before and after, as the API returns it, with the rest of its row. */
export interface FittedRow {
  readonly row: number;
  readonly before: string;
  readonly title: string;
  readonly item_highlights: string;
  readonly search_terms: string;
  readonly moved: readonly MovedText[];
  readonly changes: string;
  readonly findings: readonly Finding[];
  /** Why the row cannot be used. */
  readonly error: string | null;
  /** The other columns of the file. */
  readonly cells: Readonly<Record<string, string>>;
}

/** Shortens one row after the other. The category of a row decides whether the media rules apply, as in an upload. */
export async function* fittedRows(
  { columns, rows }: TitleTable,
  ruleSetOf: (productClass: ProductClass) => RuleSet,
): AsyncGenerator<FittedRow> {
  for await (const row of rows) yield fittedRow(row, columns, ruleSetOf);
}

function fittedRow(
  { number, cells, surplus }: TitleTableRow,
  columns: ColumnMap,
  ruleSetOf: (productClass: ProductClass) => RuleSet,
): FittedRow {
  const named = columns.map(({ name, field }, at) => ({ name, field, cell: cells[at] ?? '' }));
  const before = named.find(({ field }) => field === 'title')?.cell.trim() ?? '';
  const others = Object.fromEntries(
    named.filter(({ field }) => field !== 'title').map(({ name, cell }) => [name, cell]),
  );
  const reading = readTitleRow(Object.fromEntries(named.map(({ name, cell }) => [name, cell])), columns);
  const faults = [
    ...(surplus > 0 ? [raggedFault(surplus, columns)] : []),
    ...('faults' in reading ? reading.faults : []),
  ];
  if ('faults' in reading || faults.length > 0) {
    const nothing = { title: '', item_highlights: '', search_terms: '', moved: [], changes: '', findings: [] };
    return { row: number, before, ...nothing, error: faultSentence(faults), cells: others };
  }
  const { title, brand, category } = reading.ok;
  const fitted = fitTitle(brand === '' ? { title } : { title, brand }, ruleSetOf(productClassFor(category)));
  return {
    row: number,
    before: title,
    title: fitted.title,
    item_highlights: fitted.itemHighlights,
    search_terms: fitted.searchTerms,
    moved: fitted.moved,
    changes: titleChanges(title, fitted),
    findings: fitted.findings,
    error: null,
    cells: others,
  };
}
