import type { ListingCopy } from '../../ListingCopy.js';

/** Words of facts and what they are changed to: another material, another colour, or the opposite. */
const SWAPS: Readonly<Record<string, string>> = {
  'stainless steel': 'copper',
  steel: 'copper',
  cotton: 'nylon',
  polyester: 'leather',
  bamboo: 'plastic',
  oak: 'bamboo',
  glass: 'plastic',
  leather: 'felt',
  silicone: 'wood',
  ceramic: 'steel',
  linen: 'polyester',
  wool: 'acrylic',
  green: 'orange',
  black: 'white',
  white: 'black',
  blue: 'red',
  maroon: 'teal',
  grey: 'pink',
  brown: 'purple',
  'not ': '',
  'no ': 'with ',
};
const PLACE = new RegExp(
  `(?<![\\w.])\\d+(?:\\.\\d+)?|\\b(?:${Object.keys(SWAPS)
    .map((word) => (word.endsWith(' ') ? word : `${word}\\b`))
    .join('|')})`,
  'giu',
);

/** The copy with every `step`-th figure, material, colour and denial of its visible fields changed. */
export function alteredCopy(copy: ListingCopy, step: number): ListingCopy {
  let place = 0;
  const altered = (text: string): string =>
    text.replaceAll(PLACE, (word) => {
      place += 1;
      if (place % step !== 0) return word;
      return SWAPS[word.toLowerCase()] ?? (/^\d/u.test(word) ? String(Math.round(Number(word) * 3 + 7)) : '');
    });
  return {
    ...copy,
    title: altered(copy.title),
    itemHighlights: altered(copy.itemHighlights),
    bulletPoints: copy.bulletPoints.map(altered),
    description: altered(copy.description),
  };
}
