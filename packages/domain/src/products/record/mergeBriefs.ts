import type { ProductBrief } from '../facts/ProductReading.js';

/** What is known of a product with what a newer input adds: gaps are filled, nothing known is overwritten. */
export function mergeBriefs(known: ProductBrief, newer: ProductBrief): ProductBrief {
  const names = new Set(Object.keys(known.attributes).map((name) => name.toLowerCase()));
  const added = Object.entries(newer.attributes).filter(([name]) => !names.has(name.toLowerCase()));
  return {
    ...known,
    description: known.description === '' ? newer.description : known.description,
    category: known.category === '' ? newer.category : known.category,
    brand: known.brand === '' ? newer.brand : known.brand,
    attributes: { ...known.attributes, ...Object.fromEntries(added) },
  };
}
