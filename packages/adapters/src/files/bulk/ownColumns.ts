import { type BulkField, type ColumnMap } from '@listwright/domain/bulk';
import { plainHeader } from '@listwright/domain/shared';

/** Columns that a result row already shows, or was made of. */
const IN_RESULTS: ReadonlySet<BulkField> = new Set([
  'product_name',
  'title',
  'description',
  'keywords',
  'tone',
  'language',
]);
const SHOWN_OF_LISTINGS: ReadonlySet<BulkField> = new Set(['category', 'brand']);

/** A column of the upload that a file of results keeps. */
export interface OwnColumn {
  /** Its name in the upload. */
  readonly name: string;
  /** Its name in the results, which no column of theirs has. */
  readonly header: string;
}

/**
 * The columns of an upload that its results would lose: the ASIN, the SKU and other identifiers. One
 * that is named like a column of the results is marked `(yours)`.
 */
export function ownColumns(columns: ColumnMap, resultColumns: readonly string[]): readonly OwnColumn[] {
  const taken = new Set(resultColumns.map(plainHeader));
  const isShown = (field: BulkField) =>
    IN_RESULTS.has(field) || (SHOWN_OF_LISTINGS.has(field) && taken.has(plainHeader(field)));
  return columns
    .filter(({ field }) => field === null || !isShown(field))
    .map(({ name }) => {
      let header = name;
      while (taken.has(plainHeader(header))) header += ' (yours)';
      taken.add(plainHeader(header));
      return { name, header };
    });
}
