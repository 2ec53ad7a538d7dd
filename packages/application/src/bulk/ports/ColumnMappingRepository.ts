import type { BulkKind, ColumnChoice } from '@listwright/domain/bulk';

/** A seller's column mapping for files with one header. */
export interface ColumnMapping {
  readonly kind: BulkKind;
  readonly choice: ColumnChoice;
  /** When it was last chosen. */
  readonly at: Date;
}

/**
 * Sellers' column mappings, by account, `headerKey` and kind. The hundred most recently used
 * are kept for an account.
 */
export abstract class ColumnMappingRepository {
  /** The last mapping for such a header, in its original column names; of one kind where that is given. */
  abstract find(userId: string, header: readonly string[], kind?: BulkKind): Promise<ColumnChoice | undefined>;
  /** Replaces the mapping for the same header and kind. */
  abstract save(userId: string, header: readonly string[], columns: ColumnMapping): Promise<void>;
  /** Of both kinds where none is named. */
  abstract remove(userId: string, header: readonly string[], kind?: BulkKind): Promise<void>;
  /** All of an account, newest first. */
  abstract all(userId: string): Promise<readonly ColumnMapping[]>;
}
