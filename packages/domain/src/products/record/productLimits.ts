/** The most characters (UTF-16 units, as `String.length` counts) and entries that the brief of a product may hold. */
export const PRODUCT_LIMITS = {
  productName: 500,
  description: 10_000,
  category: 200,
  brand: 100,
  attributeName: 100,
  attributeValue: 500,
  attributes: 50,
} as const;
