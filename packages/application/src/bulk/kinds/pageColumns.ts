import { cellFor, type ColumnMap } from '@listwright/domain/bulk';
import type { JobRow } from '../../jobs/index.js';
import type { TableCell } from '../../shared/index.js';
import type { AnalysedPage } from './AnalysedPage.js';

/** The columns of a pages job: `url` is what was uploaded, `page` where it was found. */
export const PAGE_COLUMNS: readonly string[] = [
  'row',
  'status',
  'url',
  'page',
  'title',
  'brand',
  'asin',
  'price',
  'currency',
  'rating',
  'ratings',
  'in_stock',
  'images',
  'bullet_points',
  'score',
  'grade',
  'suggestions',
  'error',
];

/** A row of a pages job; the page where it was read. */
export interface PageResult {
  readonly row: JobRow;
  readonly page?: AnalysedPage | undefined;
}

/** The cells of a row; what the page does not say is empty. */
export function pageCells({ row, page }: PageResult, columns: ColumnMap): readonly TableCell[] {
  const given = cellFor('url', columns, row.cells);
  const { length: none } = PAGE_COLUMNS;
  if (page === undefined) return [row.number, row.status, given, ...emptyCells(none - 4), row.error ?? ''];
  const { inStock } = page;
  return [
    row.number,
    row.status,
    given,
    page.url,
    page.title,
    page.brand ?? '',
    page.asin ?? '',
    page.price ?? '',
    page.currency ?? '',
    page.rating ?? '',
    page.ratingCount ?? '',
    inStock === null ? '' : inStock ? 'yes' : 'no',
    page.images,
    page.bulletPoints,
    page.score,
    page.grade,
    page.suggestions.join('; '),
    row.error ?? '',
  ];
}

const emptyCells = (count: number): readonly string[] => Array.from({ length: count }, () => '');
