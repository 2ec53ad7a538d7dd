import type { Change } from 'diff';

/** How much two texts share, from 0 to 1: kept characters against the longer of both. */
export function similarity(changes: readonly Change[]): number {
  const length = (wanted: (change: Change) => boolean) =>
    changes.filter(wanted).reduce((sum, { value }) => sum + value.length, 0);
  const kept = length(({ added, removed }) => !added && !removed);
  const before = length(({ added }) => !added);
  const after = length(({ removed }) => !removed);
  return Math.max(before, after) === 0 ? 1 : kept / Math.max(before, after);
}
