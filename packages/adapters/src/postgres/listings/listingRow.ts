import type { Listing, ListingRow } from '@listwright/application/listings';
import { packReview, unpackReview } from './packedReview.js';
import { withoutOldFixes } from './withoutOldFixes.js';

export interface ListingRecord {
  /** The review is one text (`packReview`); listings of before that have it as it is. */
  readonly document: Omit<Listing, 'createdAt' | 'updatedAt' | 'review'> & {
    readonly review: string | Listing['review'];
  };
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ListingRowRecord {
  readonly id: string;
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

export function listingOf({ document, created_at, updated_at }: ListingRecord): Listing {
  const review = typeof document.review === 'string' ? unpackReview(document.review) : document.review;
  return { ...document, review: withoutOldFixes(review), createdAt: created_at, updatedAt: updated_at };
}

/** The document and the columns that stand beside it. */
export function recordOf(
  listing: Listing,
): { readonly document: string } & Omit<ListingRowRecord, 'created_at' | 'updated_at'> {
  const { createdAt: _created, updatedAt: _updated, review, ...document } = listing;
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
