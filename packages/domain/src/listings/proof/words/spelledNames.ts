import { stemsOf, unitSpelled, type Statement } from '../../../products/index.js';

const NONE: readonly string[] = [];
const SIZE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ s: 'small', m: 'medium', l: 'large', xl: 'extra large' }).map(([letter, words]) => [
    letter,
    stemsOf(words),
  ]),
);

/** "Small, medium and large" where the sizes S, M and L were given: a letter beside another one. */
export function sizeNames(tokens: Statement['tokens'], at: number): readonly string[] {
  const names = SIZE_NAMES.get(tokens[at]?.lower ?? '');
  if (names === undefined) return NONE;
  const isSize = (place: number): boolean => SIZE_NAMES.has(tokens[place]?.lower ?? '');
  return isSize(at - 2) || isSize(at + 2) ? names : NONE;
}

const LONGEST_UNIT = 12;
const unitStems = new Map<string, readonly string[]>();

/** The stems of the spelled names of a unit; none for other words. */
export function unitNames(text: string): readonly string[] {
  if (text.length > LONGEST_UNIT) return NONE;
  const unit = unitSpelled(text);
  if (unit === undefined) return NONE;
  const known =
    unitStems.get(unit.symbol) ??
    unit.spellings.filter((spelling) => /^\p{L}{4,}$/u.test(spelling)).flatMap((spelling) => stemsOf(spelling));
  unitStems.set(unit.symbol, known);
  return known;
}
