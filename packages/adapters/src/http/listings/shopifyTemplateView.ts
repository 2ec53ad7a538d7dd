import type { Listing } from '@listwright/application/listings';

/**
 * The product as Shopify's API names its fields. Price and SKU are what the seller gave as attributes; what was not
 * given stays empty.
 */
export function shopifyTemplateView({ brief, copy }: Listing) {
  const given = (name: string) =>
    Object.entries(brief.attributes).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  return {
    product: {
      handle: copy.handle,
      title: copy.title,
      body_html: copy.description,
      vendor: brief.brand,
      product_type: brief.category,
      tags: copy.tags.join(', '),
      variants: [{ price: given('price'), sku: given('sku') }],
    },
  };
}
