import { createHash } from 'node:crypto';
import {
  identityOf,
  readFigures,
  type ImportedPage,
  type Product,
  type ProductFigures,
  type ProductRow,
  type SoughtProduct,
} from '@listwright/application/products';
import { nameKey } from '@listwright/domain/products';

export interface ProductRowRecord {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly sku: string;
  readonly asin: string;
  readonly gtin: string;
  /** Null for a product that the migration made, until its brief is read. */
  readonly figures: ProductFigures | null;
  readonly is_sample: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ProductRecord extends ProductRowRecord {
  readonly user_id: string;
  readonly brief: Product['brief'];
  readonly confirmed: Product['confirmed'];
  readonly photos: Product['photos'];
  readonly page: (Omit<ImportedPage, 'readAt'> & { readonly readAt: string }) | null;
  readonly version: number;
}

export const PRODUCT_COLUMNS = [
  'id',
  'user_id',
  'sku',
  'asin',
  'gtin',
  'brief',
  'confirmed',
  'photos',
  'figures',
  'page',
  'is_sample',
  'version',
  'created_at',
  'updated_at',
];

export function productOf(record: ProductRecord): Product {
  const { sku, asin, gtin, brief, figures, page } = record;
  return {
    id: record.id,
    userId: record.user_id,
    brief,
    identifiers: { sku, asin, gtin },
    confirmed: record.confirmed,
    photos: record.photos,
    figures: figures ?? readFigures(brief),
    ...(page === null ? {} : { page: { ...page, readAt: new Date(page.readAt) } }),
    isSample: record.is_sample,
    version: record.version,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}

/** A row whose figures are known. */
export interface ListedRecord extends ProductRowRecord {
  readonly figures: ProductFigures;
  readonly thumbnail: string | null;
  readonly photo_count: number;
}

export function productRowOf(record: ListedRecord): ProductRow {
  const { id, name, brand, category, sku, asin, gtin, figures } = record;
  return {
    id,
    name,
    brand,
    category,
    identifiers: { sku, asin, gtin },
    figures,
    thumbnail: record.thumbnail ?? undefined,
    photos: record.photo_count,
    isSample: record.is_sample,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  };
}

/** Hashed, because names can be too long for an index. */
export const identityHash = (product: SoughtProduct): Buffer => hash(identityOf(product));
export const nameHash = ({ brief }: Pick<SoughtProduct, 'brief'>): Buffer => hash(nameKey(brief));

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What is stored as JSON. */
export const documentOf = ({ brief, confirmed, photos, figures, page }: Product): string =>
  JSON.stringify({ brief, confirmed, photos, figures, page });
