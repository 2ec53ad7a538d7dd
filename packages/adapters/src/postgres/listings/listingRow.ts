import type { Listing, ListingRow } from '@listwright/application/listings';
import { proveCopy, type RemovedClaim, type Review } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { packReview, unpackReview, type UnprovenReview } from './packedReview.js';
import { dropStoredFixes } from './dropStoredFixes.js';

type Later = 'mode' | 'removedClaims' | 'acceptedStatements' | 'keptStatements';
type Kept = Omit<Listing, 'productId' | 'createdAt' | 'updatedAt' | 'review' | Later>;

export interface ListingRecord {
  /** A listing as it is stored now, or as it was stored before. */
  readonly document: Kept & {
    /** One text (`packReview`); at first it was stored as it is. */
    readonly review: string | Review | UnprovenReview;
    readonly mode?: Listing['mode'];
    /** At first without field and reason. */
    readonly removedClaims: readonly (RemovedClaim | string)[];
    readonly acceptedStatements?: readonly string[];
    readonly keptStatements?: Listing['keptStatements'];
  };
  readonly product_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ListingRowRecord {
  readonly id: string;
  readonly product_id: string | null;
  readonly product_name: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly marketplace: ListingRow['marketplace'];
  readonly status: ListingRow['status'];
  readonly score: number;
  readonly error_count: number;
  readonly warning_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function listingOf({ document, product_id, created_at, updated_at }: ListingRecord): Listing {
  const { review: packed, mode = 'strict', acceptedStatements = [], keptStatements = [], ...rest } = document;
  const stored = typeof packed === 'string' ? unpackReview(packed) : packed;
  const review = dropStoredFixes(stored);
  const removedClaims = document.removedClaims.map(removedClaimOf);
  const decided = { mode, removedClaims, acceptedStatements, keptStatements };
  const listing = ofProduct({ ...rest, ...decided, createdAt: created_at, updatedAt: updated_at }, product_id);
  return review.proof === undefined ? withProof(listing, review) : { ...listing, review };
}

/** With the product that the column names, which may have been deleted since the listing was read. */
export function ofProduct<Stored extends object>(listing: Stored, productId: string | null) {
  const { productId: _before, ...rest } = listing as Stored & { readonly productId?: string };
  return productId === null ? rest : { ...rest, productId };
}

/** A listing of before is proven when its review is looked at: a list or an export of many does without. */
function withProof(listing: Omit<Listing, 'review'>, unproven: UnprovenReview): Listing {
  let review: Review | undefined;
  return {
    ...listing,
    get review() {
      review ??= { ...unproven, ...proveCopy(listing.copy, readProduct(listing.brief), listing.removedClaims.length) };
      return review;
    },
  };
}

function removedClaimOf(claim: RemovedClaim | string): RemovedClaim {
  return typeof claim === 'string'
    ? { field: 'description', text: claim, reason: 'No fact of the input supports it.' }
    : claim;
}

/** The document and the columns next to it. */
export function recordOf(
  listing: Listing,
): { readonly document: string } & Omit<ListingRowRecord, 'product_id' | 'created_at' | 'updated_at'> {
  const { productId: _product, createdAt: _created, updatedAt: _updated, review, ...document } = listing;
  const count = (severity: string) => review.findings.filter((finding) => finding.severity === severity).length;
  return {
    id: listing.id,
    product_name: listing.brief.productName,
    title: listing.copy.title,
    brand: listing.brief.brand,
    category: listing.brief.category,
    marketplace: listing.brief.marketplace,
    status: listing.status,
    score: review.score.score,
    error_count: count('error'),
    warning_count: count('warning'),
    version: listing.version,
    document: JSON.stringify({ ...document, review: packReview(review) }),
  };
}

export function rowOf(record: ListingRowRecord): ListingRow {
  return {
    id: record.id,
    ...(record.product_id === null ? {} : { productId: record.product_id }),
    productName: record.product_name,
    title: record.title,
    brand: record.brand,
    category: record.category,
    marketplace: record.marketplace,
    status: record.status,
    score: record.score,
    errorCount: record.error_count,
    warningCount: record.warning_count,
    version: record.version,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}
