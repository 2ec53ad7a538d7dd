import { NO_IDENTIFIERS, type ProductBrief } from '@listwright/domain/products';
import { newProduct, type NewProduct, type Product } from '../../src/products/index.js';

export function aProductBrief(changes: Partial<ProductBrief> = {}): ProductBrief {
  return {
    productName: 'Himal Steel Bottle 750 ml',
    description: 'Keeps drinks cold for 24 hours. Weighs about 380 g.',
    category: '',
    brand: 'Himal',
    attributes: { Colour: 'Blue' },
    ...changes,
  };
}

export function aProduct({
  brief,
  ...changes
}: Partial<Omit<NewProduct, 'brief'>> & { brief?: Partial<ProductBrief> }): Product {
  return newProduct({
    id: '00000000-0000-7000-8000-0000000000c1',
    userId: '00000000-0000-7000-8000-0000000000aa',
    brief: aProductBrief(brief),
    identifiers: NO_IDENTIFIERS,
    at: new Date('2026-11-21T10:00:00.000Z'),
    ...changes,
  });
}
