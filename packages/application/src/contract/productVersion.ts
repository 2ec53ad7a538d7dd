/** The version of the product, as its package.json names it (a test holds them together). */
export const PRODUCT_VERSION = '0.1.0';
