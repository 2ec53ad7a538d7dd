import type { BulkKind, ColumnChoice } from '@listwright/domain/bulk';

/** What a seller chose for the columns of files with one header. */
export interface ColumnMapping {
  readonly kind: BulkKind;
  readonly choice: ColumnChoice;
  /** When it was last chosen. */
  readonly at: Date;
}

/**
 * What sellers chose for the columns of their files, by account, `headerKey` and kind. The hundred that were chosen last
 * are kept for an account.
 */
export abstract class ColumnMappingRepository {
  /** The last choice for such a header, in the names it was made for; of one kind where that is named. */
  abstract find(userId: string, header: readonly string[], kind?: BulkKind): Promise<ColumnChoice | undefined>;
  /** Takes the place of what was chosen before for the same header and kind. */
  abstract save(userId: string, header: readonly string[], columns: ColumnMapping): Promise<void>;
  /** Of both kinds where none is named. */
  abstract remove(userId: string, header: readonly string[], kind?: BulkKind): Promise<void>;
  /** All of an account, newest first. */
  abstract all(userId: string): Promise<readonly ColumnMapping[]>;
}
