import type { InputStatement } from '../../../products/index.js';

/** What marketplaces refuse in one wording and allow in another that says the same. */
const WORDINGS: readonly (readonly [pattern: RegExp, wording: string])[] = [
  [/\b(\d+[ -]?(?:years?|yrs?|months?|days?)(?: [a-z]+)?) guarantee\b/giu, '$1 warranty'],
  [/\bguarantee(:? (?:of )?\d+ ?(?:years?|yrs?|months?|days?))\b/giu, 'warranty$1'],
  [/\bworks with (?=(?:amazon )?alexa\b)/giu, 'compatible with '],
];

/** Words of talk behind a fact say nothing: "spices not included obviously". */
export const withoutTalk = (text: string): string => text.replace(/,? (?:obviously|of course|btw)$/iu, '');

/**
 * How a clause is worded so that the marketplace allows it: a guarantee with its term is a warranty where "guarantee" is
 * refused, and stays a guarantee elsewhere.
 */
export function wordingFor(
  statements: readonly InputStatement[],
  bannedOf: (clauses: readonly string[]) => ReadonlySet<string>,
): (text: string) => string {
  const reworded = statements.map(({ statement }) => statement.text).filter((text) => permitted(text) !== text);
  return reworded.length > 0 && bannedOf(reworded).size > 0 ? permitted : (text) => text;
}

const permitted = (text: string): string =>
  WORDINGS.reduce((said, [pattern, wording]) => said.replaceAll(pattern, wording), text);

/**
 * Catalogue text that lost the spaces at its borders ("SquareMaterial: Velvet", "value.4.5-oz", "Specifications:It") or kept
 * a placeholder: it is left out rather than printed torn.
 */
export const isTorn = (text: string): boolean => TORN.test(text);

const TORN =
  /\p{Ll}{2}\p{Lu}\p{Ll}+: |\p{Ll}{3}\.\d|(?:\p{Ll}{3}|["″])\.\p{Lu}{2}|\p{Ll}{3}:\p{Lu}\p{Ll}|\{[\w-]{3,40}\}/u;
