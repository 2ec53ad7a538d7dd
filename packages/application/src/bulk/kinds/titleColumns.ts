import { cellFor, titleChanges, type ColumnMap } from '@listwright/domain/bulk';
import type { FittedTitle } from '@listwright/domain/listings';
import type { JobRow } from '../../jobs/index.js';
import type { TableCell } from '../../shared/index.js';

/** The columns of a titles job: `title` is what was uploaded. */
export const TITLE_COLUMNS: readonly string[] = [
  'row',
  'status',
  'title',
  'optimized_title',
  'item_highlights',
  'search_terms',
  'moved',
  'changes',
  'error',
];

/** A row of a titles job; the fitted title where there is one. */
export interface TitleResult {
  readonly row: JobRow;
  readonly fitted?: FittedTitle | undefined;
}

/** The cells of a row; one without a result shows what was uploaded and why it failed. */
export function titleCells({ row, fitted }: TitleResult, columns: ColumnMap): readonly TableCell[] {
  const before = cellFor('title', columns, row.cells);
  return [
    row.number,
    row.status,
    before,
    fitted?.title ?? '',
    fitted?.itemHighlights ?? '',
    fitted?.searchTerms ?? '',
    fitted?.moved.map(({ text, to }) => `${text} → ${to}`).join('; ') ?? '',
    fitted === undefined ? '' : titleChanges(before, fitted),
    row.error ?? '',
  ];
}
