import type { Change } from 'diff';

/** The similarity of two texts, from 0 to 1: common characters divided by the length of the longer text. */
export function similarity(changes: readonly Change[]): number {
  const length = (wanted: (change: Change) => boolean) =>
    changes.filter(wanted).reduce((sum, { value }) => sum + value.length, 0);
  const kept = length(({ added, removed }) => !added && !removed);
  const before = length(({ added }) => !added);
  const after = length(({ removed }) => !removed);
  return Math.max(before, after) === 0 ? 1 : kept / Math.max(before, after);
}
