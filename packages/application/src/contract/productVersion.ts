/** The version of the product, as in its package.json (a test checks it). */
export const PRODUCT_VERSION = '0.1.0';
