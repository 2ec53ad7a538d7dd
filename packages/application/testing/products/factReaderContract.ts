import { describe, expect, it } from '@jest/globals';
import type { FactReader } from '@listwright/application/products';
import { readProduct, type ProductBrief } from '@listwright/domain/products';
import { aCaller } from '../shared/aCaller.js';

/** The contract of every reader of facts. */
export function factReaderContract(name: string, open: () => FactReader): void {
  describe(`${name} as a reader of facts`, () => {
    it.each(['Steel, 750 ml. No lid.', 'Oak top, steel legs, 75 cm high. '.repeat(400)])(
      'reads what the rules read, of a short text and a long one: %.30s',
      async (description) => {
        const brief: ProductBrief = {
          ...{ productName: 'Himal Bottle', brand: 'Himal', category: '', description },
          attributes: { Colour: 'blue' },
        };
        const reading = await open().read(brief, aCaller());
        expect(reading).toEqual(readProduct({ ...brief }));
        expect(readProduct(brief)).toBe(reading);
      },
    );
  });
}
