import type { ListingResult } from '@listwright/application/bulk';
import type { TableCell } from '@listwright/application/shared';
import { cellFor, type BulkField, type ColumnMap } from '@listwright/domain/bulk';

const BULLETS = [1, 2, 3, 4, 5];

/** The columns of a listings job. The last texts are Shopify's and stay empty for Amazon. */
export const LISTING_COLUMNS: readonly string[] = [
  'row',
  'status',
  'product_name',
  'category',
  'brand',
  'title',
  'item_highlights',
  ...BULLETS.map((number) => `bullet_${number}`),
  'description',
  'search_terms',
  'seo_title',
  'meta_description',
  'tags',
  'handle',
  'score',
  'error',
];

/** The cells of a row; one without a listing shows what was uploaded and why it failed. */
export function listingCells({ row, listing }: ListingResult, columns: ColumnMap): readonly TableCell[] {
  const given = (field: BulkField) => cellFor(field, columns, row.cells);
  const { brief, copy } = listing ?? {};
  return [
    row.number,
    row.status,
    brief?.productName ?? given('product_name'),
    brief?.category ?? given('category'),
    brief?.brand ?? given('brand'),
    copy?.title ?? '',
    copy?.itemHighlights ?? '',
    ...BULLETS.map((number) => copy?.bulletPoints[number - 1] ?? ''),
    copy?.description ?? '',
    copy?.searchTerms ?? '',
    copy?.seoTitle ?? '',
    copy?.metaDescription ?? '',
    copy?.tags.join(', ') ?? '',
    copy?.handle ?? '',
    listing?.review.score.score ?? '',
    row.error ?? '',
  ];
}
