import type { TitleResult } from '@listwright/application/bulk';
import { cellFor, titleChanges, type ColumnMap } from '@listwright/domain/bulk';
import { neutralised } from '../neutralised.js';
import type { Cell } from '../streamWorkbook.js';

/** The columns of a titles batch: `title` is what was uploaded. */
export const TITLE_COLUMNS: readonly string[] = [
  ...['row', 'status', 'title', 'optimized_title', 'item_highlights', 'search_terms', 'moved', 'changes', 'error'],
];

/** The cells of a row; one without a result shows what was uploaded and why it failed. */
export function titleCells({ row, fitted }: TitleResult, columns: ColumnMap): readonly Cell[] {
  const before = cellFor('title', columns, row.cells);
  const texts = [
    row.status,
    before,
    fitted?.title ?? '',
    fitted?.itemHighlights ?? '',
    fitted?.searchTerms ?? '',
    fitted?.moved.map(({ text, to }) => `${text} → ${to}`).join('; ') ?? '',
    fitted === undefined ? '' : titleChanges(before, fitted),
    row.error ?? '',
  ];
  return [row.number, ...texts.map(neutralised)];
}
