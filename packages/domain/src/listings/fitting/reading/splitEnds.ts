import { bindWords } from './bindWords.js';
import { COLOURS } from './colours.js';
import type { Piece } from './TitlePart.js';

const PROTECTION = /^(IP[X\d]\d[A-Z]?\s+\p{L}+proof)\s+(?=\p{L})/iu;
/** "… Celtic Knot Ring in Platinum": what it is made of is a statement of its own. */
const MADE_IN =
  /\sin\s((?:(?:\d{1,2}k|solid|sterling|genuine|real|pure|stainless|rose|white|yellow|brushed|italian|full)\s){0,3}(?:platinum|gold|silver|brass|copper|titanium|steel|leather|suede|oak|walnut|teak|mahogany|pine|bamboo|cotton|linen|silk|wool|cashmere|velvet|marble|porcelain|ceramic|aluminium|aluminum|cast iron))$/i;
const LONG = 30;

const NAMED = /^(["“][^"”]{4,50}["”]) (\S.*)$/u;
const AGED = /^(?!(?:for|from|ages?|aged)\s\d)(\D+) (\d{1,2}-\d{1,2} (?:months?|years?|yrs)\b.*)$/iu;

/** A size of clothes: letters, years of toddlers, months of infants. */
const WORN_SIZE =
  /^(.+?),? ((?:x{1,5}|xx-|x-)?(?:small|medium|large)|x{0,4}[sl]|m|\d?xl|[2-6]t|newborn|\d{1,2}(?:-\d{1,2})? months)$/iu;

/** A phrase shorter than this is one statement, its colour included. */
const LEAST_WORDS = 3;

/** Parts a colour from the end and a protection class from the start of a phrase: they are statements of their own. */
export function splitEnds(piece: Piece): readonly Piece[] {
  const protection = PROTECTION.exec(piece.text)?.[1];
  if (protection !== undefined) {
    return [
      { ...piece, text: protection },
      { text: piece.text.slice(protection.length).trim(), joint: 'space' },
    ];
  }
  // "Approx. 1500 pcs / 0.9mm thick": two figures.
  const sides = piece.text.split(' / ');
  if (sides.length > 1 && sides.every((side) => /\d\s?\p{L}/u.test(side) && !/\p{L}\d|\d-/u.test(side)))
    return sides.map((text, at) => ({ text, joint: at === 0 ? piece.joint : ('comma' as const) }));
  // What a picture is called, and who made it; an age behind what comes with it.
  for (const pattern of [NAMED, AGED]) {
    const [, first, second] = pattern.exec(piece.text) ?? [];
    if (first !== undefined && second !== undefined)
      return [{ ...piece, text: first }, ...splitEnds({ text: second, joint: 'comma' })];
  }
  // "Unisex Hot Pink 2T": the size to choose stands by itself.
  const [, worn, size] = WORN_SIZE.exec(piece.text) ?? [];
  if (worn !== undefined && size !== undefined && worn.split(' ').some((word) => COLOURS.has(word.toLowerCase())))
    return [...splitEnds({ ...piece, text: worn }), { text: size, joint: 'comma' }];
  const alone = MADE_IN.exec(` ${piece.text}`);
  if (alone?.index === 0) return [{ text: alone[1] as string, joint: 'comma' }];
  const made = piece.text.length > LONG ? MADE_IN.exec(piece.text) : null;
  if (made !== null)
    return [
      { ...piece, text: piece.text.slice(0, made.index) },
      { text: made[1] as string, joint: 'comma' },
    ];
  const runs = bindWords(piece.text.split(' '));
  const last = runs.at(-1) ?? '';
  const words = last.toLowerCase().split(/[\s/&]+/);
  if (runs.length < LEAST_WORDS || !words.some((word) => COLOURS.has(word)) || !COLOURS.has(words.at(-1) as string))
    return [piece];
  return [
    { ...piece, text: runs.slice(0, -1).join(' ') },
    { text: last, joint: 'space' },
  ];
}
