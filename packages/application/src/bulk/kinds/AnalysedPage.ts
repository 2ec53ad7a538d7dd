import type { PagePart, PartState } from '@listwright/domain/listings';

/** What is kept of a page that a row named: facts of the page, and how its own text scores. */
export interface AnalysedPage {
  readonly url: string;
  readonly title: string;
  readonly brand: string | null;
  readonly asin: string | null;
  readonly price: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly rating: number | null;
  readonly ratingCount: number | null;
  readonly inStock: boolean | null;
  readonly images: number;
  readonly bulletPoints: number;
  /** 0 to 100. */
  readonly score: number;
  readonly grade: string;
  /** Null: an earlier version read the page, which kept only the score. */
  readonly parts: Readonly<Record<PagePart, PartState>> | null;
  /** What would raise the score most, the most urgent first. */
  readonly suggestions: readonly string[];
}
