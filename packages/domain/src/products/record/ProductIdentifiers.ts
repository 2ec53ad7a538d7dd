/** By which a product is known outside; each is the empty string where it has none. */
export interface ProductIdentifiers {
  /** The seller's own number (stock keeping unit). */
  readonly sku: string;
  /** Amazon's number: ten letters and digits. */
  readonly asin: string;
  /** GTIN of 8, 12, 13 or 14 digits (EAN, UPC). */
  readonly gtin: string;
}

export const NO_IDENTIFIERS: ProductIdentifiers = { sku: '', asin: '', gtin: '' };

/** The longest seller's number: Amazon takes 40 characters, Shopify 255. */
export const SKU_MAX = 100;

/** A refusal of a longer one, in forms, requests and files alike. */
export const SKU_FAULT = `SKU must be at most ${SKU_MAX} characters`;
