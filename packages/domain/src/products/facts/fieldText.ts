import { maskMarkup } from '../reading/index.js';
import type { FactField } from './Fact.js';
import type { ProductBrief } from './ProductReading.js';

/** The text of a field of a brief as the seller gave it; empty for a field that it does not have. */
export function fieldText(field: FactField, brief: ProductBrief): string {
  if (field === 'product_name') return brief.productName;
  if (field === 'description') return brief.description;
  return brief.attributes[field.slice('attributes.'.length)] ?? '';
}

/** The same without markup: tags are blanked at their places, so that offsets hold in both. */
export const plainFieldText = (field: FactField, brief: ProductBrief): string => maskMarkup(fieldText(field, brief));
