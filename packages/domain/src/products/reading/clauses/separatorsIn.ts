/** A sign or two between spaces. Dashes, bars and semicolons are read elsewhere; "=" and "×" stand within what is said. */
const SPACED = /(?<=\s)(?:[/~*+>»·✦✧]{1,3}|\p{Extended_Pictographic}\uFE0F?)(?=\s)/gu;
/** "Red / blue" are two colours and "oak + steel" one table: these separate only where they come again and again. */
const AMBIGUOUS = /^[/+*>]$/u;
const LEAST = 2;
const LEAST_AMBIGUOUS = 3;

/**
 * Where signs between spaces cut a line into statements, as suppliers write them: "green tea scent / clumps in 3 sec /
 * no clay", "soft cotton ~ machine wash ~ pack of 3". Single words between the signs are one enumeration instead.
 */
export function separatorsIn(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  let start = 0;
  for (const line of text.split('\n')) {
    for (const found of separatorsOf(line))
      for (let at = 0; at < found[0].length; at += 1) places.add(start + found.index + at);
    start += line.length + 1;
  }
  return places;
}

function separatorsOf(line: string): readonly RegExpExecArray[] {
  const bySign = new Map<string, RegExpExecArray[]>();
  for (const found of line.matchAll(SPACED)) {
    const sign = /^\p{Extended_Pictographic}/u.test(found[0]) ? 'picture' : found[0];
    bySign.set(sign, [...(bySign.get(sign) ?? []), found]);
  }
  return [...bySign].flatMap(([sign, found]) => (isSeparator(line, sign, found) ? found : []));
}

function isSeparator(line: string, sign: string, found: readonly RegExpExecArray[]): boolean {
  if (found.length < (AMBIGUOUS.test(sign) ? LEAST_AMBIGUOUS : LEAST)) return false;
  const ends = [...found.map(({ index }) => index), line.length];
  const pieces = ends.map((end, at) => line.slice((found[at - 1]?.index ?? -1) + 1, end).trim());
  return pieces.filter((piece) => piece.includes(' ')).length * 2 >= pieces.length;
}
