import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { factUse } from './factUse.js';
import { proveCopy } from './proveCopy.js';

/** The fields that state the care of a product with this note, if a bullet point is this. */
function careStatedIn(note: string, bullet: string): readonly string[] {
  const reading = readProduct({ productName: 'Bottle', description: note, brand: '', category: '', attributes: {} });
  const { claims } = proveCopy({ ...EMPTY_COPY, bulletPoints: [bullet] }, reading);
  return factUse(claims, reading).facts.flatMap(({ property, usedIn }) => (property === 'care' ? usedIn : []));
}

describe('how to treat a product', () => {
  it.each([
    ['Steel. Hand wash only.', 'Care: hand wash only'],
    ['Steel. Hand wash only.', 'Hand wash only'],
    ['Steel. Hand wash.', 'Care: hand wash'],
  ])('%s is stated by "%s", however short', (note, bullet) => {
    expect(careStatedIn(note, bullet)).toEqual(['bullet_points']);
  });

  it('is not stated of the product by the care of a part in the note', () => {
    expect(careStatedIn('Cotton cover, hand wash.', 'Hand wash')).toEqual([]);
  });

  it('is not stated of the product by what is said of a part', () => {
    expect(careStatedIn('Steel. Hand wash only.', 'Lid: hand wash only')).toEqual([]);
  });
});
