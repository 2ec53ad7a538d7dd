import type { BulkField } from '@listwright/domain/bulk';

/** A choice of columns that reads the same in whatever order it was made, so that the same run is known again. */
export function sortedChoice(
  choice: readonly (readonly [string, BulkField | null])[],
): Record<string, BulkField | null> {
  return Object.fromEntries(choice.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
