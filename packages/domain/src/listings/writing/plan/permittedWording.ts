/** What marketplaces refuse in one wording and allow in another that says the same. */
const WORDINGS: readonly (readonly [pattern: RegExp, wording: string])[] = [
  [/^guaranteed (?:for )?(\d+) ?(?:years?|yrs?)\b/giu, '$1 year guarantee'],
  [/^guaranteed (?:for )?(one|two|three|four|five|six|seven|eight|ten|twelve) (year|month)s?\b/giu, '$1-$2 guarantee'],
  // "Holes from teeth is not guarantee".
  [/\b(is|are) not (warranty|guarantee)$/giu, '$1 not in the $2'],
  // "Ring mechanism guaranteed 3 years".
  [
    /^(?:the )?((?:(?!(?:is|are|was|were|not|never|no|longer|it|we|they|this|that|all|also|always|only|be|fully)\b)\p{L}+ )?(?!(?:is|are|was|were|not|never|no|longer|it|we|they|this|that|all|also|always|only|be|fully)\b)\p{L}+) guaranteed (?:for )?(\d+) ?(year|month|yr)s?$/giu,
    '$2-$3 guarantee on the $1',
  ],
  [/^guaranteed (against [\p{L} ]{3,30}) for (\d+) ?(year|month)s?\b/giu, '$2-$3 guarantee $1'],
  [/^guaranteed (?:for )?(\d+) ?months?\b/giu, '$1 month guarantee'],
  [/^we (?:guarantee|warranty) (?:it|them|this|these) for (\d+) ?(year|month)s?\b/giu, '$1 $2 guarantee'],
  [
    /^we (?:guarantee|warranty) ((?:the|this|these|each) \p{L}+(?: \p{L}+)?) for (\d+) ?(year|month)s?\b/giu,
    '$2 $3 guarantee on $1',
  ],
  // "We guarantee the leather against tearing for two years".
  [
    /^we (?:guarantee|warranty) ((?:the|this|these|each) \p{L}+(?: \p{L}+)?) (against [\p{L} ]{3,60}) for (\d+|one|two|three|four|five|six|ten|twelve) ?(year|month)s?$/giu,
    '$3-$4 guarantee on $1 $2',
  ],
  // "The plate is guaranteed for 12 months against rust".
  [
    /^(?:the )?((?:\p{L}+ ){0,2}\p{L}+) (?:is|are) guaranteed (?:for )?(\d+) ?(year|month)s?( against [\p{L} ]{3,40})$/giu,
    '$2-$3 guarantee on the $1$4',
  ],
  [/\b(is|are) guaranteed (?:for )?(\d+ ?(?:years?|yrs?|months?))\b/giu, '$1 under guarantee for $2'],
  [/(?<!\b(?:not|never|longer) )\bguaranteed (?:for )?(\d+) ?(?:years?|yrs?)\b/giu, 'with a $1 year guarantee'],
  [/(?<!\b(?:not|never|longer) )\bguaranteed (?:for )?(\d+) ?months?\b/giu, 'with a $1 month guarantee'],
  [/\bworks with (?=(?:amazon )?alexa\b)/giu, 'compatible with '],
  // What its buyer does to clean it is no claim of the product.
  [/^disinfect (?=(?:it |them |the \p{L}+ )?(?:with|using|by)\b)/giu, 'clean '],
  // What is in the box is not called free.
  [/,? (?:totally |absolutely )?free of (?:cost|charge)\b/giu, ''],
  // Words of talk before and behind a fact.
  [/^(?:ok(?:ay)?,? so,? (?=(?:this|it|these|here)\b)|so,? (?=(?:this|these|here)\b))/giu, ''],
  [/^please not (?=(?:use|put|wash|leave|open|store|expose|touch|heat|cut|clean|place)\b)/giu, 'please do not '],
  [/(?:^|,? )(?:obviously|of course|btw|lol|haha|sorry(?: (?:about|for) that)?|that['’]?s (?:all|it))$/giu, ''],
];

/** What each of them needs. */
const REFUSED =
  /guarantee|we warranty|not warranty|^disinfect|alexa|free of |obviously|of course|btw|lol$|haha$|sorry|that['’]?s (?:all|it)$|^(?:ok(?:ay)?,? )?so\b|^please not/iu;

/** A clause in the wording that marketplaces allow: what is guaranteed for a time has a guarantee of that time. */
export const permittedWording = (text: string): string =>
  !REFUSED.test(text)
    ? text
    : withSmallThing(WORDINGS.reduce((said, [pattern, wording]) => said.replaceAll(pattern, wording), text));

/** What opened its line stands inside one: "3-year guarantee on the ring mechanism". */
const withSmallThing = (text: string): string =>
  text.replace(/(?<=guarantee on the )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * Catalogue text that lost the spaces at its borders ("SquareMaterial: Velvet", "value.4.5-oz", "Specifications:It") or kept
 * a placeholder: it is left out rather than printed torn.
 */
export const isTorn = (text: string): boolean => TORN.test(text);

const TORN =
  /\p{Ll}{2}\p{Lu}\p{Ll}+: |\p{Ll}{3}\.\d|(?:\p{Ll}{3}|["″])\.\p{Lu}{2}|\p{Ll}{3}:\p{Lu}\p{Ll}|\{[\w-]{3,40}\}/u;
