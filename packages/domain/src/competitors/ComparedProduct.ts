/** An amount of money in a currency; amounts of different currencies are never compared. */
export interface Price {
  readonly amount: number;
  /** ISO 4217 code; empty where the page does not say it. */
  readonly currency: string;
}

/** Somebody who offers the same product, as a page lists them. */
export interface ComparedSeller {
  readonly seller: string;
  readonly price: Price | null;
  /** Stars of the seller, 0 to 5. */
  readonly rating: number | null;
  readonly ratingCount: number | null;
  /** As the page says it: "Used - Good"; empty where it does not. */
  readonly condition: string;
}

/** What a page, or the seller, says of a product. What is not said is null or empty, never guessed. */
export interface ComparedProduct {
  /** Unique in one comparison; `own` for the product of the account. */
  readonly id: string;
  /** How the product is called in the comparison: its brand, site or title. */
  readonly label: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly price: Price | null;
  readonly listPrice: Price | null;
  /** Stars, 0 to 5. */
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly imageCount: number | null;
  readonly bulletPoints: readonly string[];
  readonly description: string;
  readonly specifications: Readonly<Record<string, string>>;
  /** ASIN, where the page has one. */
  readonly asin: string;
  readonly seller: string;
  /** The seller of the price above and others of the same product, where the page lists them. */
  readonly sellers: readonly ComparedSeller[];
  /** What the page says of offers that it does not list; empty where it says nothing. */
  readonly otherOffers: string;
}
