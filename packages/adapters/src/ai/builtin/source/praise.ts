const WORDS = [
  'absolutely',
  'amazing',
  'amazingly',
  'awesome',
  'beautiful',
  'beautifully',
  'best',
  'brilliant',
  'charming',
  'cheap',
  'elegant',
  'elegantly',
  'excellent',
  'exceptional',
  'exceptionally',
  'exclusive',
  'exquisite',
  'extraordinary',
  'fabulous',
  'fantastic',
  'fashionable',
  'finest',
  'first-class',
  'flawless',
  'gorgeous',
  'great',
  'high-quality',
  'high quality',
  'highest quality',
  'highest',
  'ideal',
  'impressive',
  'incredible',
  'incredibly',
  'innovative',
  'lovely',
  'luxurious',
  'luxury',
  'magnificent',
  'marvelous',
  'modern-day',
  'outstanding',
  'perfect',
  'perfectly',
  'phenomenal',
  'popular',
  'premium',
  'premium-quality',
  'quality',
  'remarkable',
  'revolutionary',
  'sensational',
  'sexy',
  'spectacular',
  'splendid',
  'stunning',
  'stylish',
  'super',
  'superb',
  'superior',
  'supreme',
  'sweet',
  'terrific',
  'top quality',
  'top-quality',
  'trendy',
  'truly',
  'ultimate',
  'unbeatable',
  'unbelievable',
  'unique',
  'unparalleled',
  'unrivalled',
  'world-class',
  'wonderful',
  'new',
];
const PRAISE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${WORDS.toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s`))
    .join('|')})(?![\p{L}'-])`,
  'iu',
);

/** The first word of mere praise in a sentence. */
export function findPraise(sentence: string): { readonly start: number; readonly end: number } | undefined {
  const match = PRAISE.exec(sentence);
  // "New York" and "sweet potato" praise nothing, nor does a quality with a number.
  if (
    !match ||
    /^(?:\s(?:York|Zealand|Orleans|England|Jersey|Balance|potato|pea|corn|spot)\b)/u.test(
      sentence.slice(match.index + match[0].length),
    )
  )
    return undefined;
  return { start: match.index, end: match.index + match[0].length };
}
