import { wordSet } from '../../../shared/index.js';
import { isSameAmount, stemOf, unitOf, type Measured } from '../../../products/index.js';

/** Of one dimension; counts only of the same things. */
export const isComparable = (one: Measured, other: Measured): boolean =>
  one.unit === other.unit
    ? one.unit !== 'count' || nounsMeet(one.noun, other.noun)
    : unitOf(one.unit)?.dimension === unitOf(other.unit)?.dimension && one.unit !== 'count' && other.unit !== 'count';

/** Whether both say the same amount, whatever the units. */
export function isSame(figure: Measured, given: Measured): boolean {
  if (figure.unit === 'count' || given.unit === 'count') {
    // "Up to five players" where 2 to 5 were given.
    const isEnd = given.high > given.low && figure.low === given.high && figure.qualifier.includes('up to');
    if (!isEnd && (figure.low !== given.low || figure.high !== given.high)) return false;
    if (figure.unit === given.unit)
      return nounsMeet(figure.noun, given.noun) || isPackWord(figure.noun) || isPackWord(given.noun);
    // A bare figure of the seller counts what it is next to: the 4 of "set of 4".
    if (given.unit === '')
      return (
        given.chain === 1 &&
        (isPackOf(given) ||
          // "34 in total" counts what the clause before does.
          given.qualifier.includes('total') ||
          (/\b(?:people|persons|adults)$/u.test(figure.noun) && given.anchors.includes('seat')) ||
          given.anchors.includes(stemOf(figure.noun.split(' ').at(-1) ?? '')) ||
          // "2 felt filters" of "6 filters: 2 HEPA, 2 foam, 2 felt".
          figure.noun
            .split(' ')
            .slice(0, -1)
            .some((word) => given.anchors.includes(stemOf(word))))
      );
    return figure.unit === '';
  }
  // "60 degrees" where 60 °C was given.
  if (figure.unit === '°' && /^°[CF]$/u.test(given.unit)) return figure.low === given.low && figure.high === given.high;
  // "Wash it at 40 °C" where 40 degrees were given.
  if (given.unit === '°' && figure.unit === '°C') return figure.low === given.low && figure.high === given.high;
  if (isOunce(figure, given)) return false;
  if (figure.low === figure.high && given.low !== given.high) {
    // "Up to 13.8 in" of a range, or one end of it.
    return (
      isSameAmount(figure.low, figure.unit, given.high, given.unit) ||
      isSameAmount(figure.low, figure.unit, given.low, given.unit)
    );
  }
  return (
    isSameAmount(figure.low, figure.unit, given.low, given.unit) &&
    isSameAmount(figure.high, figure.unit, given.high, given.unit)
  );
}

/** A weight ounce never stands for a fluid one. */
const isOunce = (one: Measured, other: Measured): boolean =>
  (one.unit === 'oz' && other.unit === 'fl oz') || (one.unit === 'fl oz' && other.unit === 'oz');

/** A word for the whole pack: it is counted beside the things in it. */
export const isPackWord = (noun: string): boolean =>
  /^(?:pack|packs|piece|pieces|pc|pcs|set|sets|unit|units|count|item|items|)$/u.test(noun);

const PLACES = wordSet('side|back|front|rear|top|bottom|inner|inside|outer|outside|chest|hip|left|right|upper|lower');

/** "Back pockets" are not the "side pockets". */
export function isElsewhere(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((text) => text.split(' ').filter((word) => PLACES.has(word)));
  return (
    mine !== undefined &&
    theirs !== undefined &&
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some((word) => theirs.includes(word))
  );
}

export function nounsMeet(one: string, other: string): boolean {
  if (one === other) return one !== '';
  if (isElsewhere(one, other)) return false;
  const words = (text: string): readonly string[] =>
    text.split(' ').map((word) => word.replace(/^pcs?$/u, 'piece').replace(/(?:es|s|e)$/u, ''));
  const last = words(one).at(-1);
  return last !== undefined && last !== '' && words(other).includes(last)
    ? true
    : words(one).includes(words(other).at(-1) ?? '-');
}

/** The 2 of "pack of 2", of "2 x 500 ml". */
export const isPackOf = ({ unit, anchors }: Measured): boolean =>
  unit === '' && anchors.some((stem) => /^(?:pack|set|box|case|pair)$/u.test(stem));
