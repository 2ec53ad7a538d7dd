import type { Product, ProductRow, ShownProduct } from '../ui/product/Product';

const NOTES = 'Weighs 400 g. Paani thanda rakhta hai.';

/** A product with one contradiction, as the server sends it. */
export function aProduct(changes: Partial<Product> = {}, more: Partial<ShownProduct> = {}): ShownProduct {
  return {
    product: {
      id: '00000000-0000-4000-8000-000000000400',
      product_name: 'Himal Steel Bottle',
      brand: 'Himal',
      category: 'Sports',
      sku: 'HB-750',
      asin: '',
      gtin: '',
      kind: 'water bottle',
      listings: { count: 1, faulty: 0, lowest_score: 86 },
      fact_count: 3,
      contradiction_count: 1,
      missing_facts: ['warranty'],
      is_sample: false,
      created_at: '2026-11-21T09:00:00.000Z',
      updated_at: '2026-11-21T09:00:00.000Z',
      description: NOTES,
      attributes: { Colour: 'Blue', Weight: '380 g' },
      leave_out: [],
      photos: [],
      page: null,
      version: 1,
      ...changes,
    },
    facts: [
      aFact('f1', 'colour', 'Blue', 'attributes.Colour', 0),
      aFact('f2', 'weight', '380 g', 'attributes.Weight', 0),
      aFact('f3', 'weight', '400 g', 'description', NOTES.indexOf('400 g')),
    ],
    unused: [
      {
        text: 'Paani thanda rakhta hai',
        reason: 'not_understood',
        note: 'This was not understood.',
        source: { field: 'description', start: 14, end: 37 },
      },
    ],
    contradictions: [{ id: 'c1', part: '', property: 'weight', fact_ids: ['f2', 'f3'], message: 'They disagree.' }],
    ...more,
  };
}

/** A row of the list of products, as the server sends it. */
export function aProductRow(changes: Partial<ProductRow> = {}): ProductRow {
  const {
    description: _,
    attributes: __,
    leave_out: ___,
    photos,
    page: _____,
    version: ____,
    ...row
  } = aProduct().product;
  return { ...row, thumbnail: null, photo_count: photos.length, ...changes };
}

function aFact(
  id: string,
  property: string,
  value: string,
  field: string,
  start: number,
): ShownProduct['facts'][number] {
  const source = { field, start, end: start + value.length };
  return {
    id,
    part: '',
    property,
    value,
    polarity: 'is',
    certainty: 'given',
    source,
    confirmed: false,
    page_url: null,
  };
}
