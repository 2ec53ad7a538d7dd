/** A sign or two between spaces. Dashes, bars and semicolons are read elsewhere; "=" and "×" stand within what is said. */
const SPACED = /(?<=\s)(?:[/~*+>»·✦✧]{1,3}|\p{Extended_Pictographic}\uFE0F?)(?=\s)/gu;
/** "Red / blue" are two colours and "oak + steel" one table: these separate only where they come again and again. */
const AMBIGUOUS = /^[/+*>]$/u;
/** Most texts hold none of these, and nothing else is asked of them. */
const ANY = /\s[/~*+>»·✦✧]|\d[.)、]\s?\p{L}|\p{Extended_Pictographic}/u;
const NO_PLACES: ReadonlySet<number> = new Set();
const FIGURE = /^[\d.,]+ ?\p{L}{0,3}$/u;
const SENTENCES = /\p{L}{3,}[.;] \S/u;
const LEAST = 2;
const LEAST_AMBIGUOUS = 3;
/** "1. High quality rubber 2. Wear resistant". */
const COUNTER = /(?<![^\s;,.:!])(\d{1,2})[.)、](?=\s?\p{L})/gu;

/** The places of characters that part two statements and belong to none. */
export function separatorsIn(text: string): ReadonlySet<number> {
  if (!ANY.test(text)) return NO_PLACES;
  const places = new Set<number>();
  const add = (from: number, { index, 0: sign }: RegExpExecArray): void => {
    for (let at = 0; at < sign.length; at += 1) places.add(from + index + at);
  };
  for (const counter of countersIn(text)) add(0, counter);
  let start = 0;
  for (const line of text.split('\n')) {
    for (const sign of signsIn(line)) add(start, sign);
    start += line.length + 1;
  }
  return places;
}

/**
 * Signs between spaces, as suppliers write them: "green tea scent / clumps in 3 sec / no clay", "soft cotton ~ machine
 * wash ~ pack of 3". Single words and figures between them are one enumeration instead.
 */
function signsIn(line: string): readonly RegExpExecArray[] {
  const bySign = new Map<string, RegExpExecArray[]>();
  for (const found of line.matchAll(SPACED)) {
    const sign = /^\p{Extended_Pictographic}/u.test(found[0]) ? 'picture' : found[0];
    const same = bySign.get(sign);
    if (same === undefined) bySign.set(sign, [found]);
    else same.push(found);
  }
  return [...bySign].flatMap(([sign, found]) => (isSeparator(line, sign, found) ? found : []));
}

function isSeparator(line: string, sign: string, found: readonly RegExpExecArray[]): boolean {
  // In sentences "isopods + springtails" are two things of one, and "frosted / textured / curved glass" is one list.
  if ((sign === '+' || sign === '/') && SENTENCES.test(line)) return false;
  if (found.length < (AMBIGUOUS.test(sign) ? LEAST_AMBIGUOUS : LEAST)) return false;
  const ends = [...found.map(({ index }) => index), line.length];
  const pieces = ends.map((end, at) => line.slice((found[at - 1]?.index ?? -1) + 1, end).trim());
  // "1.5 / 3 / 6 mm" are figures of one thing.
  if (pieces.some((piece) => FIGURE.test(piece))) return false;
  return pieces.filter((piece) => piece.includes(' ')).length * 2 >= pieces.length;
}

/** The numbers of a list, in one line or several, where they count from one. */
function countersIn(text: string): readonly RegExpExecArray[] {
  const counted: RegExpExecArray[] = [];
  for (const found of text.matchAll(COUNTER)) if (Number(found[1]) === counted.length + 1) counted.push(found);
  return counted.length >= LEAST ? counted : [];
}
