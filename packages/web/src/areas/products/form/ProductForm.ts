import type { AttributeRow } from '../../../ui/product/readAttributeLines';
import type { Product } from '../../../ui/product/Product';

/** The form of a product's details. */
export interface ProductForm {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly sku: string;
  readonly asin: string;
  readonly gtin: string;
  readonly notes: string;
  readonly attributes: readonly AttributeRow[];
}

export const emptyProductForm: ProductForm = {
  name: '',
  brand: '',
  category: '',
  sku: '',
  asin: '',
  gtin: '',
  notes: '',
  attributes: [],
};

/** The form that shows a stored product. */
export function productFormOf({
  product_name: name,
  description: notes,
  attributes,
  ...product
}: Product): ProductForm {
  const { brand, category, sku, asin, gtin } = product;
  const rows = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return { name, brand, category, sku, asin, gtin, notes, attributes: rows };
}

/** The request for a form: trimmed, without half-filled rows. */
export function productRequestOf({ name, notes, attributes, ...form }: ProductForm) {
  const rows = attributes
    .map((row) => [row.name.trim(), row.value.trim()] as const)
    .filter(([key, value]) => key !== '' && value !== '');
  return {
    product_name: name.trim(),
    brand: form.brand.trim(),
    category: form.category.trim(),
    sku: form.sku.trim(),
    asin: form.asin.trim(),
    gtin: form.gtin.trim(),
    description: notes.trim(),
    attributes: Object.fromEntries(rows),
  };
}
