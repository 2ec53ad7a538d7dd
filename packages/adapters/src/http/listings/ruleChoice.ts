/** Which rules a request names, in the names of the application. */
export function ruleChoice<
  C extends { marketplace_id?: string | undefined; product_class?: 'general' | 'media' | undefined },
>(body: C & { marketplace: 'amazon' | 'shopify'; on?: string | undefined }) {
  return {
    marketplace: body.marketplace,
    marketplaceId: body.marketplace_id,
    productClass: body.product_class,
    on: body.on,
  };
}
