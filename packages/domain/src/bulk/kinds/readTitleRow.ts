import { BRIEF_LIMITS, TITLE_TO_FIT_MAX, tooLong } from '../../listings/index.js';
import type { ColumnMap } from '../ColumnMap.js';
import { cellFor, formulaFaults, type RowCells, type RowFault, type RowReading } from '../rowCells.js';

/** A title to be fitted, as its row gives it. */
export interface TitleRow {
  readonly title: string;
  readonly brand: string;
  /** Free text; it decides whether the title rules for media hold. */
  readonly category: string;
}

/** The title of a row, held to the limits of a title that is sent by itself. Faults name the columns of the seller's file. */
export function readTitleRow(cells: RowCells, columns: ColumnMap): RowReading<TitleRow> {
  const read = (field: 'title' | 'brand' | 'category') => ({
    column: columns.find((column) => column.field === field)?.name ?? field,
    text: cellFor(field, columns, cells),
  });
  const [title, brand, category] = [read('title'), read('brand'), read('category')];
  const faults: RowFault[] = [...formulaFaults(columns, cells)];
  const check = (cell: typeof title, name: string, most: number) => {
    if (cell.text.length > most) faults.push({ column: cell.column, message: tooLong(name, most) });
  };
  if (title.text === '') faults.push({ column: title.column, message: 'Title is required' });
  check(title, 'Title', TITLE_TO_FIT_MAX);
  check(brand, 'Brand', BRIEF_LIMITS.brand);
  check(category, 'Category', BRIEF_LIMITS.category);
  return faults.length === 0 ? { ok: { title: title.text, brand: brand.text, category: category.text } } : { faults };
}
