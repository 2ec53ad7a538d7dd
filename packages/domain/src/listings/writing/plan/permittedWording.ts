/** What marketplaces refuse in one wording and allow in another that says the same. */
const WORDINGS: readonly (readonly [pattern: RegExp, wording: string])[] = [
  [
    /\b((?:\d+|one|two|three|four|five|six|seven|ten|twelve|fifteen|twenty)[ -]?(?:years?|yrs?|months?|days?)(?: [a-z]+)?) guarantee\b/giu,
    '$1 warranty',
  ],
  [/^guaranteed (?:for )?(\d+) ?(?:years?|yrs?)\b/giu, '$1 year warranty'],
  [/^guaranteed (against [\p{L} ]{3,30}) for (\d+) ?(year|month)s?\b/giu, '$2-$3 warranty $1'],
  [/^guaranteed (?:for )?(\d+) ?months?\b/giu, '$1 month warranty'],
  [/^we (?:guarantee|warranty) (?:it|them|this|these) for (\d+) ?(year|month)s?\b/giu, '$1 $2 warranty'],
  [
    /^we (?:guarantee|warranty) ((?:the|this|these|each) \p{L}+(?: \p{L}+)?) for (\d+) ?(year|month)s?\b/giu,
    '$2 $3 warranty on $1',
  ],
  [/\b(is|are) guaranteed for (\d+ ?(?:years?|yrs?|months?))\b/giu, '$1 under warranty for $2'],
  [/\bguaranteed (?:for )?(\d+) ?(?:years?|yrs?)\b/giu, 'with a $1 year warranty'],
  [/\bguaranteed (?:for )?(\d+) ?months?\b/giu, 'with a $1 month warranty'],
  [/\bguarantee(:? (?:of )?\d+ ?(?:years?|yrs?|months?|days?))\b/giu, 'warranty$1'],
  [/\bworks with (?=(?:amazon )?alexa\b)/giu, 'compatible with '],
  // What its buyer does to clean it is no claim of the product.
  [/^disinfect (?=(?:it |them |the \p{L}+ )?(?:with|using|by)\b)/giu, 'clean '],
  // What is in the box is not called free.
  [/,? (?:totally |absolutely )?free of (?:cost|charge)\b/giu, ''],
  // Words of talk behind a fact.
  [/,? (?:obviously|of course|btw)$/giu, ''],
];

/** What each of them needs. */
const REFUSED = /guarantee|we warranty|^disinfect|alexa|free of |obviously|of course|btw/iu;

/** A clause in the wording that marketplaces allow: a guarantee with its term is a warranty. */
export const permittedWording = (text: string): string =>
  !REFUSED.test(text) ? text : WORDINGS.reduce((said, [pattern, wording]) => said.replaceAll(pattern, wording), text);

/**
 * Catalogue text that lost the spaces at its borders ("SquareMaterial: Velvet", "value.4.5-oz", "Specifications:It") or kept
 * a placeholder: it is left out rather than printed torn.
 */
export const isTorn = (text: string): boolean => TORN.test(text);

const TORN =
  /\p{Ll}{2}\p{Lu}\p{Ll}+: |\p{Ll}{3}\.\d|(?:\p{Ll}{3}|["″])\.\p{Lu}{2}|\p{Ll}{3}:\p{Lu}\p{Ll}|\{[\w-]{3,40}\}/u;
