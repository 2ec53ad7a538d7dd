import type { Fix } from '../../../Finding.js';

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** The smallest edit that turns one text into another, `offset` characters into a longer text; undefined for none. */
export function editBetween(label: string, before: string, after: string, offset = 0): Fix | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  // An edit never parts the two halves of one character.
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1;
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same += 1;
  }
  if (same > 0 && isLow(before.charCodeAt(before.length - same))) same -= 1;
  return {
    label,
    start: offset + start,
    end: offset + before.length - same,
    insert: after.slice(start, after.length - same),
  };
}
