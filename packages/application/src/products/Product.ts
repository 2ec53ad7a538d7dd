import type { ProductBrief, ProductIdentifiers } from '@listwright/domain/products';
import type { ImportedPage } from './pages/ImportedPage.js';

/** A photo of a product. The file itself lies in the object store under `key`. */
export interface Photo {
  readonly id: string;
  readonly key: string;
  readonly type: PhotoType;
  /** In bytes. */
  readonly size: number;
  /** In pixels, as it is shown (turned as its EXIF data says). */
  readonly width: number;
  readonly height: number;
  /** A small WebP image in base64, so that a list needs no request for each. */
  readonly thumbnail: string;
}

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** How many photos a product has at most. */
export const PHOTOS_AT_MOST = 20;

/** How many products an account has at most. */
export const PRODUCTS_AT_MOST = 50_000;

/** What a list says of the facts of a product. */
export interface ProductFigures {
  /** Name of the kind, for example "water bottle". */
  readonly kind: string;
  readonly facts: number;
  readonly contradictions: number;
  /** Buyers' questions that the facts do not answer. */
  readonly missingFacts: readonly string[];
}

/** A product of a seller: what is known of it is its brief, from which its facts are read. */
export interface Product {
  readonly id: string;
  readonly userId: string;
  readonly brief: ProductBrief;
  readonly identifiers: ProductIdentifiers;
  /** Texts of facts that the seller has confirmed. */
  readonly confirmed: readonly string[];
  /** The first is the one that lists show. */
  readonly photos: readonly Photo[];
  readonly figures: ProductFigures;
  /** The page it was imported from; absent where a seller typed it. */
  readonly page?: ImportedPage;
  /** Made by Listwright, to show how it looks. */
  readonly isSample: boolean;
  /** Counts changes: a change names the version that it started from. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A product as a list shows it. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly identifiers: ProductIdentifiers;
  readonly figures: ProductFigures;
  /** Of the first photo. */
  readonly thumbnail: string | undefined;
  readonly photos: number;
  readonly isSample: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** By what a list of listings shows a product. */
export interface ProductLabel {
  readonly sku: string;
  /** Of the first photo. */
  readonly thumbnail: string | undefined;
}

/** What a list says of the listings of a product. */
export interface ListingsOfProduct {
  readonly listings: number;
  /** Those with an error finding. */
  readonly faulty: number;
  /** Score of the weakest listing, 0 to 100; absent where there is none. */
  readonly lowestScore?: number;
}
