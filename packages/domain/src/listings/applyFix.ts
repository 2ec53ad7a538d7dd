import type { Fix } from './Finding.js';

/** Where a correction changes a text, and to what. */
export type Edit = Omit<Fix, 'label'>;

/** The text after one correction. */
export function applyFix(text: string, { start, end, insert }: Edit): string {
  return text.slice(0, start) + insert + text.slice(end);
}

/**
 * The text after several corrections that were all made for `text`, and those that were applied. Where two overlap, the
 * one given first wins; the other may be asked for again on the new text.
 */
export function applyFixes<One extends Edit>(
  text: string,
  edits: readonly One[],
): { readonly text: string; readonly applied: readonly One[] } {
  const chosen: One[] = [];
  for (const edit of edits) {
    const at = placeOf(chosen, edit.start);
    const before = chosen[at - 1];
    const after = chosen[at];
    if (before !== undefined && (before.end > edit.start || before.start === edit.start)) continue;
    if (after !== undefined && after.start < edit.end) continue;
    chosen.splice(at, 0, edit);
  }
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, insert } of chosen) {
    parts.push(text.slice(from, start), insert);
    from = end;
  }
  parts.push(text.slice(from));
  return { text: parts.join(''), applied: chosen };
}

/** The index of the first edit that starts after a place. */
function placeOf(sorted: readonly Edit[], start: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Edit).start <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
