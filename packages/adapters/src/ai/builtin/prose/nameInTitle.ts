import { wordInTitle } from '@listwright/domain/products';
import { shownMeasure } from './shownMeasure.js';

const UNIT = /^(?:mm|cm|m|ft|in|kg|g|mg|ml|cl|l|oz|lbs?|yd|km|kW|mAh)[,.]?$/u;

/** Words of a name in title case, with their measures as measures are written: "57 ft Stanier". */
export function nameInTitle(name: string): string {
  return shownMeasure(name)
    .split(' ')
    .map((word, at, words) => (UNIT.test(word) && /\d$/u.test(words[at - 1] ?? '') ? word : wordInTitle(word)))
    .join(' ')
    .replaceAll(/(?<=(?:\d|\d\s\p{L}{1,3})\s?)X(?=\s?\d)/gu, 'x');
}
