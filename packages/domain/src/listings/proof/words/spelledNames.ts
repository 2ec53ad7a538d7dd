import { flatMapped, WordTable } from '../../../shared/index.js';
import { ABBREVIATIONS, SHORT_FORMS, stemsOf, unitSpelled, type Statement } from '../../../products/index.js';

const NONE: readonly string[] = [];
/** The stems of what abbreviations and short forms stand for. */
const meantBy = new Map<string, readonly string[]>();
for (const [letters = '', ...meanings] of [...ABBREVIATIONS, ...SHORT_FORMS])
  meantBy.set(letters.toLowerCase(), [...(meantBy.get(letters.toLowerCase()) ?? NONE), ...meanings.flatMap(stemsOf)]);
const MEANT_BY = new WordTable(meantBy);

/** The stems of what an abbreviation or a short form stands for. */
export const meaningsOf = (lower: string): readonly string[] => MEANT_BY.get(lower) ?? NONE;

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

const ROMAN: ReadonlyMap<string, string> = new Map(
  ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].map((text, at) => [text, String(at + 2)]),
);

/** "Golf 7" and "Golf Mk7" where "Golf VII" was given. */
export function numeralNames(text: string): readonly string[] {
  const numeral = ROMAN.get(text);
  return numeral === undefined ? NONE : [numeral, `mk${numeral}`];
}

const CHILDHOOD_YEARS = 12;
/** From this age on things that name no end of it are for the whole family. */
const FAMILY_YEARS = 6;

/** Whom an age speaks of: "ages 6+" may be said to be for children, and for adults. */
export function peopleOfAge({ property, unit, low, high, plus, qualifier }: Statement['quantities'][number]): string {
  if (property !== 'age') return '';
  const isChild = (unit === 'years' && low <= CHILDHOOD_YEARS) || unit === 'months';
  const isOpen = unit === 'years' && low === high && (plus || qualifier.includes('at least')) && low >= FAMILY_YEARS;
  return `${isChild ? 'child children kid kids' : ''}${isOpen ? ' adult adults' : ''}`;
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
    flatMapped(
      unit.spellings.filter((spelling) => /^\p{L}{4,}$/u.test(spelling)),
      (spelling) => stemsOf(spelling),
    );
  unitStems.set(unit.symbol, known);
  return known;
}
