import type { Listing, ListingRow } from '@listwright/application/listings';

export interface ListingRecord {
  readonly document: Omit<Listing, 'createdAt' | 'updatedAt'>;
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

export function listingOf(record: ListingRecord): Listing {
  return { ...record.document, createdAt: record.created_at, updatedAt: record.updated_at };
}

/** The document and the columns that stand beside it. */
export function recordOf(
  listing: Listing,
): { readonly document: string } & Omit<ListingRowRecord, 'created_at' | 'updated_at'> {
  const { createdAt: _created, updatedAt: _updated, ...document } = listing;
  const count = (severity: string) => listing.review.findings.filter((finding) => finding.severity === severity).length;
  return {
    id: listing.id,
    product_name: listing.brief.productName,
    title: listing.copy.title,
    brand: listing.brief.brand,
    category: listing.brief.category,
    marketplace: listing.brief.marketplace,
    status: listing.status,
    score: listing.review.score.score,
    error_count: count('error'),
    warning_count: count('warning'),
    version: listing.version,
    document: JSON.stringify(document),
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
