/** What marketplaces refuse in one wording and allow in another that says the same. */
const WORDINGS: readonly (readonly [pattern: RegExp, wording: string])[] = [
  [/\b(\d+[ -]?(?:years?|yrs?|months?|days?)(?: [a-z]+)?) guarantee\b/giu, '$1 warranty'],
  [/\bguarantee(:? (?:of )?\d+ ?(?:years?|yrs?|months?|days?))\b/giu, 'warranty$1'],
  [/\bworks with (?=(?:amazon )?alexa\b)/giu, 'compatible with '],
];

/** A clause in the wording that marketplaces allow: a guarantee with its term is a warranty. */
export const permittedWording = (text: string): string =>
  WORDINGS.reduce((said, [pattern, wording]) => said.replaceAll(pattern, wording), text);
