import type { BulkField } from '@listwright/domain/bulk';

/** The labels of the fields that a column can be mapped to. */
export const fieldLabels: Readonly<Record<BulkField, string>> = {
  product_name: 'Product name',
  title: 'Title',
  category: 'Category',
  brand: 'Brand',
  sku: 'SKU',
  asin: 'ASIN',
  description: 'Description',
  keywords: 'Keywords',
  tone: 'Tone',
  language: 'Language',
  attribute: 'Product attribute',
  url: 'Product URL',
};
