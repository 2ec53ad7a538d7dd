import { stemsOf } from '../../../../products/index.js';

/** Every word of a phrase stands in the title. */
export function isSaid(title: string, phrase: string): boolean {
  const known = new Set(stemsOf(title));
  return stemsOf(phrase).every((stem) => known.has(stem));
}

/** Most words of a longer phrase stand in the title already: "rubber floor mat" after "floor mat". */
export function isMostlySaid(title: string, phrase: string): boolean {
  const known = new Set(stemsOf(title));
  const stems = stemsOf(phrase);
  return stems.length > 2 && stems.filter((stem) => known.has(stem)).length * 2 >= stems.length;
}

/** One of two words stands in the title already. */
export function isHalfSaid(title: string, phrase: string): boolean {
  const known = new Set(stemsOf(title));
  const stems = stemsOf(phrase);
  return stems.length === 2 && stems.some((stem) => known.has(stem) && !/\d/u.test(stem));
}

const REPEATS = 2;

/** A word stands in it more than twice, which stores refuse. */
export function repeatsTooOften(title: string): boolean {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(title)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return [...counts].some(
    ([stem, count]) => count > REPEATS && !/^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|x|\d+)$/u.test(stem),
  );
}

/** "4 pieces" behind "set of 4", "pack of 2" behind "twin pack", "size M" behind "medium". */
export function isNumbered(title: string, phrase: string): boolean {
  if (phrase.startsWith('size ')) return SIZED.test(title);
  if (/^pack of /iu.test(phrase) && PACKED.test(title)) return true;
  const figures = phrase.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  return figures.some((figure) => new RegExp(`(?<![\\d.,])${figure}(?![.,]?\\d)`, 'u').test(title));
}
const SIZED = /\b(?:[Ss]izes?|[Ss]mall|[Mm]edium|[Ll]arge|XS|XL|[SML])\b/u;
const PACKED = /\b(?:pack|pair|set|twin|duo|trio)\b/iu;
