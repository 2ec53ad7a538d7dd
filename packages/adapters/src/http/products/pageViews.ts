import type { PageShare } from '@listwright/application/products';
import type { PageProduct, ReadPage } from '@listwright/domain/products';

/** The specification shows this where a page says nothing; `in_stock` stays null. */
const UNSAID = 'In Stock';

/** A product of a page, with the names of the specification. */
export const pageProductView = (product: PageProduct) => ({
  ...product,
  reviews: product.rating_count,
  availability: product.availability ?? (product.in_stock === false ? 'Out of Stock' : UNSAID),
  images: [...product.images],
  offers: product.offers.map((offer) => ({ ...offer })),
  breadcrumb: [...product.breadcrumb],
  features: [...product.features],
  bullet_points: [...product.bullet_points],
  keywords: [...product.keywords],
  specifications: { ...product.specifications },
  bestseller_ranks: [...product.bestseller_ranks],
  qa_section: [...product.qa_section],
  review_highlights: [...product.review_highlights],
  similar_products: [...product.similar_products],
  variations: product.variations.map(({ name, values }) => ({ name, values: [...values] })),
});

export const readPageView = ({ page, product, results, provenance }: ReadPage) => ({
  page: { ...page },
  product: product === null ? null : pageProductView(product),
  results: [...results],
  provenance: { ...provenance },
});

export const pageShareView = ({ id, title, address, createdAt, expiresAt }: PageShare) => ({
  id,
  title,
  page_url: address,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
