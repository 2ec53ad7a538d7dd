import type { Range } from '../reading/sentences/Sentence.js';

const SHORTEST = 3;
const LETTER = /[\p{L}\p{N}]/u;
/** "'s" goes on with a word as a letter does. */
const GOES_ON = /^(?:[\p{L}\p{N}]|['’]\p{L})/u;
/** Of a brand these are left out; a name may have them between any two of its letters. */
const OMITTED = /\s(?:&|and)\s|[\s.'’&-]/giu;
const AND = /^\s?(?:&|and)\s?/iu;
const SIGNS = /^[\s.'’-]{0,2}/u;

/**
 * Where a name has a brand, however it is spelled there: "Blue Generation" as "BlueGeneration", "J.Crew" as "J Crew". Undefined also
 * for a brand of few letters, which could stand for anything. Letter by letter: a pattern for each brand takes milliseconds to compile.
 */
export function brandIn(name: string, brand: string, isAtStart: boolean): Range | undefined {
  const letters = [...brand.replaceAll(OMITTED, '').toLowerCase()];
  if (letters.length < SHORTEST) return undefined;
  const dead = new Set<string>();
  for (let start = 0; start === 0 || (!isAtStart && start < name.length); start += 1) {
    if (start > 0 && LETTER.test(letterBefore(name, start))) continue;
    const end = spelledFrom(name, start, letters, 0, dead);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/**
 * The end of these letters where the name goes on with them, and with no word that they begin. `dead` are the places that led nowhere:
 * without them a name of nothing but "and" has more ways to read it than there is time.
 */
function spelledFrom(
  name: string,
  at: number,
  letters: readonly string[],
  first: number,
  dead: Set<string>,
): number | undefined {
  if (first === letters.length) return GOES_ON.test(name.slice(at, at + 3)) ? undefined : at;
  const key = `${at} ${first}`;
  if (dead.has(key)) return undefined;
  const shown = String.fromCodePoint(name.codePointAt(at) ?? 0);
  if (shown.toLowerCase() === letters[first]) {
    const next = at + shown.length;
    const rest = name.slice(next, next + 5);
    const isLast = first === letters.length - 1;
    const joints = isLast ? [0] : [AND.exec(rest)?.[0].length, SIGNS.exec(rest)?.[0].length];
    for (const length of joints) {
      const end = length === undefined ? undefined : spelledFrom(name, next + length, letters, first + 1, dead);
      if (end !== undefined) return end;
    }
  }
  dead.add(key);
  return undefined;
}

const letterBefore = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
