/** What a page of a shop turned out to be. */
export const PAGE_KINDS = [
  'product',
  'search',
  'blocked',
  'sign_in',
  'not_found',
  'consent',
  'error',
  'empty',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Whether a page of this kind shows what was asked for, products; any other stands in its place, and costs nothing. */
export const showsProducts = (kind: PageKind): boolean => kind === 'product' || kind === 'search';

/** Where on a page a value was found. */
export const PAGE_STRATEGIES = [
  'amazon',
  'shopify',
  'woocommerce',
  'json_ld',
  'microdata',
  'rdfa',
  'open_graph',
  'embedded',
  'text',
] as const;
export type PageStrategy = (typeof PAGE_STRATEGIES)[number];

/** `sure`: the page names it for this product. `likely`: usual for such pages. `guess`: by its look or its place. */
export const PAGE_CERTAINTIES = ['sure', 'likely', 'guess'] as const;
export type PageCertainty = (typeof PAGE_CERTAINTIES)[number];

export interface Provenance {
  readonly strategy: PageStrategy;
  /** The element or the key: `#productTitle`, `offers.price`. */
  readonly path: string;
  readonly certainty: PageCertainty;
}

/** A place in a list of best sellers. */
export interface BestsellerRank {
  readonly rank: number;
  readonly category: string;
}

export interface PageQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Another product that the page shows. */
export interface SimilarProduct {
  readonly title: string;
  readonly url: string;
  readonly asin: string | null;
}

/** What a buyer can choose on the page. */
export interface PageVariation {
  readonly name: string;
  readonly values: readonly string[];
}

/** One offer of the product that the page lists; several sellers may offer the same product. */
export interface PageOffer {
  readonly seller: string;
  /** In units of `currency`. */
  readonly price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Of the seller, on a scale of five. */
  readonly rating: number | null;
  readonly rating_count: number | null;
  /** As the page says it: "New", "Used - Good". */
  readonly condition: string | null;
}

/** A product as a page shows it. What the page does not say is null or empty, never assumed. */
export interface PageProduct {
  readonly title: string;
  readonly url: string | null;
  /** The host of an Amazon marketplace without `www.`, else that of the shop. */
  readonly marketplace: string | null;
  /** In units of `currency`; the lowest of a range. */
  readonly price: number | null;
  readonly list_price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly rating: number | null;
  /** The best value of the scale that the rating is on; 5 where the page does not say. */
  readonly best_rating: number | null;
  readonly rating_count: number | null;
  readonly review_count: number | null;
  /** The page's own words. */
  readonly availability: string | null;
  readonly in_stock: boolean | null;
  readonly main_image: string | null;
  readonly images: readonly string[];
  readonly brand: string | null;
  readonly category: string | null;
  readonly breadcrumb: readonly string[];
  readonly seller: string | null;
  /** Who offers it on this page, in its order; the seller of the price above too, where the page lists offers. */
  readonly offers: readonly PageOffer[];
  /** What the page says of offers that it does not list: "New (2) from ₹49,990.00". */
  readonly other_offers: string | null;
  readonly asin: string | null;
  readonly sku: string | null;
  /** 8, 12, 13 or 14 digits with a right check digit. */
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly features: readonly string[];
  readonly bullet_points: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly dimensions: string | null;
  readonly weight: string | null;
  readonly model_number: string | null;
  /** "#14,402 in Kitchen", the first of `bestseller_ranks`. */
  readonly bestseller_rank: string | null;
  readonly bestseller_ranks: readonly BestsellerRank[];
  /** The badge as the page shows it: "1K+". */
  readonly bought_past_month: string | null;
  readonly shipping_info: string | null;
  readonly return_policy: string | null;
  readonly warranty: string | null;
  readonly qa_section: readonly PageQuestion[];
  readonly review_highlights: readonly string[];
  readonly similar_products: readonly SimilarProduct[];
  readonly variations: readonly PageVariation[];
}

/** One card of a page of search results. */
export interface PageResult {
  readonly asin: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly price_text: string | null;
  readonly rating: number | null;
  readonly rating_text: string | null;
  readonly image: string | null;
  readonly is_sponsored: boolean;
}

/** A page as it was read: its kind and why, and what it shows. */
export interface ReadPage {
  readonly page: { readonly kind: PageKind; readonly reason: string };
  /** Of a product page only. */
  readonly product: PageProduct | null;
  /** Of a search page only. */
  readonly results: readonly PageResult[];
  /** For each known field of the product, where it was found. */
  readonly provenance: Readonly<Record<string, Provenance>>;
}
