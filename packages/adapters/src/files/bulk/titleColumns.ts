import type { TitleResult } from '@listwright/application/bulk';
import type { TableCell } from '@listwright/application/shared';
import { cellFor, titleChanges, type ColumnMap } from '@listwright/domain/bulk';

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
