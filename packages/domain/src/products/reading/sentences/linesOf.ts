import type { Range } from './Sentence.js';
import { seamsIn } from './seamsIn.js';
import { separatorsIn } from './separatorsIn.js';

/** Bars between two cells of a table are no ends of lines: "range | 10 m". */
const TABLE_ROW = /^[ \t]*\p{L}[\p{L}\p{M}\p{N} .()/&×'-]{0,40}\|[^|\n\r]*$/gmu;

/** The lines of a text: between its ends of lines, table bars and signs of lists. A line that only wraps goes on. */
export function linesOf(text: string): readonly Range[] {
  const lines: Range[] = [];
  const isTable = text.includes('|') && (text.match(TABLE_ROW) ?? []).length >= 2;
  const cells = new Set<number>();
  if (isTable) for (const { index, 0: row } of text.matchAll(TABLE_ROW)) cells.add(index + row.indexOf('|'));
  const separators = separatorsIn(text);
  const seams = seamsIn(text);
  const isOneLine = separators.size === 0 && seams.size === 0 && !LINE_END.test(text);
  if (isOneLine) return text === '' ? [] : [{ start: 0, end: text.length }];
  const areSmall = beginSmall(text);
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isSeam = seams.has(at);
    if (at < text.length && !isSeam && !separators.has(at) && !isLineEnd(text, at, cells, areSmall)) continue;
    if (at > start) lines.push({ start, end: at });
    start = isSeam ? at : at + 1;
  }
  return lines;
}

/** What may end a line. */
const LINE_END = /[|/\n\r•]/u;

function isLineEnd(text: string, at: number, cells: ReadonlySet<number>, areSmall: boolean): boolean {
  const sign = text[at];
  if (sign === '|') return !cells.has(at);
  // "soft // warm" is two lines; "https://" is none.
  if (sign === '/')
    return (text[at + 1] === '/' || text[at - 1] === '/') && text[at - 1] !== ':' && text[at - 2] !== ':';
  return (sign === '\n' && !isWrapped(text, at, areSmall)) || sign === '\r' || sign === '•';
}

/** Whether the lines of a text begin with small letters: one more such line does not go on with the one before it. */
function beginSmall(text: string): boolean {
  const starts = text.match(/(?<=^|\n)[^\S\n]*[\p{L}\d]/gu) ?? [];
  return starts.length >= LEAST_SMALL && starts.filter((start) => /\p{Ll}$/u.test(start)).length * 2 >= starts.length;
}
const LEAST_SMALL = 5;

const LEAST_WRAPPED = 60;
const OPEN_END =
  /(?:^|\s)(?:a|an|the|of|and|or|to|in|on|at|by|for|with|from|is|are|has|have|its|your|our|this|that|which|very|not|be|can|will|easy|more|as)$/iu;
const GOES_ON = /^(?:of|and|or|to|in|on|at|by|that|which|is|are|than|from|be|as|into)\s/u;

/** "…material has a\ngood anti-slip effect": an editor broke the line, the sentence goes on. */
function isWrapped(text: string, at: number, areSmall: boolean): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimEnd();
  const after = text.slice(at + 1, at + 12);
  if (!/^\p{Ll}/u.test(after) || !/[\p{L},]$/u.test(before)) return false;
  return (
    (before.length >= LEAST_WRAPPED && !areSmall) ||
    OPEN_END.test(before) ||
    (before.includes(' ') && GOES_ON.test(after))
  );
}
