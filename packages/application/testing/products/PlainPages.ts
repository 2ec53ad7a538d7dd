import { ProductPageReader } from '@listwright/application/products';
import type { PageProduct, ReadPage } from '@listwright/domain/products';

/** Reads pages of a title and a price alone: `<h1>Mug</h1><b>12.50 EUR</b>`. Stand-in for `ProductPageReader`. */
export class PlainPages extends ProductPageReader {
  override async read(html: string, address: string | undefined): Promise<ReadPage> {
    await Promise.resolve();
    const title = /<h1>([^<]+)<\/h1>/u.exec(html)?.[1];
    if (title === undefined)
      return {
        page: { kind: 'empty', reason: 'The page shows no product.' },
        product: null,
        results: [],
        provenance: {},
      };
    const [, price, currency] = /<b>([\d.]+) ([A-Z]{3})<\/b>/u.exec(html) ?? [];
    return {
      page: { kind: 'product', reason: 'The page shows one product.' },
      product: aPageProduct({
        title,
        url: address ?? null,
        price: price === undefined ? null : Number(price),
        currency: currency ?? null,
      }),
      results: [],
      provenance: { title: { strategy: 'text', path: 'h1', certainty: 'guess' } },
    };
  }
}

/** A product of a page that says nothing but what is given. */
export const aPageProduct = (known: Partial<PageProduct> = {}): PageProduct => ({
  title: 'Mug',
  url: null,
  marketplace: null,
  price: null,
  list_price: null,
  currency: null,
  rating: null,
  best_rating: null,
  rating_count: null,
  review_count: null,
  availability: null,
  in_stock: null,
  main_image: null,
  images: [],
  brand: null,
  category: null,
  breadcrumb: [],
  seller: null,
  offers: [],
  other_offers: null,
  asin: null,
  sku: null,
  gtin: null,
  mpn: null,
  features: [],
  bullet_points: [],
  keywords: [],
  description: null,
  specifications: {},
  dimensions: null,
  weight: null,
  model_number: null,
  bestseller_rank: null,
  bestseller_ranks: [],
  bought_past_month: null,
  shipping_info: null,
  return_policy: null,
  warranty: null,
  qa_section: [],
  review_highlights: [],
  similar_products: [],
  variations: [],
  ...known,
});
