import type { BulkField } from '@listwright/domain/bulk';

/** What a column may feed, as a seller calls it. */
export const fieldLabels: Readonly<Record<BulkField, string>> = {
  product_name: 'Product name',
  title: 'Title',
  category: 'Category',
  brand: 'Brand',
  asin: 'ASIN',
  description: 'Description',
  keywords: 'Keywords',
  tone: 'Tone',
  language: 'Language',
  attribute: 'An attribute of the product',
};
