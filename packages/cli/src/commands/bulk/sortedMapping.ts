import type { BulkField } from '@listwright/domain/bulk';

/** A column mapping in a fixed order, so that the same mapping is recognised again. */
export function sortedMapping(
  choice: readonly (readonly [string, BulkField | null])[],
): Record<string, BulkField | null> {
  return Object.fromEntries(choice.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
