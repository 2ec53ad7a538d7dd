/** The places a listing can be written for. */
export const MARKETPLACES = ['amazon', 'shopify'] as const;
export type Marketplace = (typeof MARKETPLACES)[number];
