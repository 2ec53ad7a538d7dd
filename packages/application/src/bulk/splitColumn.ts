import { rowKinds, type RowKind } from '@listwright/domain/bulk';
import type { BulkJob } from './BulkJob.js';

/** The place of the column by whose categories results are split; -1 where there is none. */
export function splitColumn({ kind, columns }: BulkJob): number {
  const { splitBy }: RowKind = rowKinds[kind];
  return columns.findIndex(({ field }) => field === splitBy);
}
