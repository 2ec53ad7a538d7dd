import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from './proveCopy.js';

const FOUNTAIN = 'The bowl may go in the dishwasher, the pump may not. The earrings in the picture are not included.';
const TABLE =
  'The top and the drawer front are oak veneer on MDF, the legs are solid beech. W 45 cm, D 35 cm, H 55 cm. The top carries up to 15 kg, the drawer up to 5 kg.';

/** Whether the facts of a note carry a sentence. */
function isCarried(description: string, sentence: string, attributes: Record<string, string> = {}): boolean {
  const reading = readProduct({ productName: 'Sample thing', description, brand: '', category: '', attributes });
  const { claims } = proveCopy({ ...EMPTY_COPY, description: sentence }, reading);
  return claims.length > 0 && !claims.some(({ support }) => /^(?:contradicted|unsupported|unverified)$/u.test(support));
}

describe('what a clause shares with its neighbour', () => {
  it.each([
    [FOUNTAIN, 'Keep the pump out of the dishwasher.'],
    [FOUNTAIN, 'The bowl is dishwasher safe.'],
    [TABLE, 'It is 45 cm wide.'],
    [TABLE, 'It is about 17.7 inches wide.'],
    [TABLE, 'The drawer carries up to 5 kg.'],
    [TABLE, 'The top is oak veneer.'],
    [TABLE, 'The drawer front is oak veneer.'],
    ['Change it every 12 months.', 'Change it once a year.'],
    ['Bake 30 min at 150 °C.', 'Bake at about 300 °F.'],
    ['Not for paper clips.', 'Remove paper clips first.'],
    ['Fits VW Golf VII.', 'Fits the Golf Mk7.'],
    ['Ages 6+.', 'For children from six years.'],
    ['Does not glow in the dark. White dial.', 'The dial does not glow in the dark.'],
  ])('%s: "%s" is carried', (note, sentence) => {
    expect(isCarried(note, sentence)).toBe(true);
  });

  it.each([
    [FOUNTAIN, 'The pump is dishwasher safe.'],
    [`${FOUNTAIN} The pump takes 2 W.`, 'The pump is dishwasher safe.'],
    ['Not suitable for outdoor use.', 'Put it out on the balcony.'],
    [TABLE, 'It is 45 cm high.'],
    [TABLE, 'The drawer carries up to 15 kg.'],
    [TABLE, 'The top is made of beech.'],
    ['Change it every 12 months.', 'Change it once a month.'],
    ['Bake 30 min at 150 °C.', 'Bake at about 250 °F.'],
    ['Also shreds staples.', 'Remove the staples first.'],
    ['Fits VW Golf VII.', 'Fits the Golf Mk6.'],
    ['Ages 14+.', 'For children from six years.'],
  ])('%s: "%s" is not', (note, sentence) => {
    expect(isCarried(note, sentence)).toBe(false);
  });

  it('counts what a label names, also within its bracket', () => {
    const attributes = { pockets: '4 (1 chest, 2 side, 1 back)' };
    expect(isCarried('', 'Four pockets in all.', attributes)).toBe(true);
    expect(isCarried('', 'Two side pockets.', attributes)).toBe(true);
    expect(isCarried('', 'Five pockets in all.', attributes)).toBe(false);
    expect(isCarried('', 'Three side pockets.', attributes)).toBe(false);
  });
});
