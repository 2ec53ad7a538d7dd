import { wordInTitle } from '@listwright/domain/products';
import { shownMeasure } from './shownMeasure.js';

const UNIT = /(?<=\d\s)(?:Mm|Cm|Ft|In|Kg|Gm|Ml|Oz|Lb|Lbs|Yd|Mg)(?![\p{L}\p{N}'&])/gu;

/** Words of a name in title case, with their measures as measures are written: "57 ft Stanier". */
export function nameInTitle(name: string): string {
  return shownMeasure(name)
    .split(' ')
    .map((word) => wordInTitle(word))
    .join(' ')
    .replaceAll(/(?<=\d\s?)X(?=\s?\d)/gu, 'x')
    .replaceAll(UNIT, (unit) => unit.toLowerCase());
}
