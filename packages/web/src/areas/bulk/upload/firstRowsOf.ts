import type { api, CallOutput } from '@listwright/application/contract';

type CheckedRows = Pick<CallOutput<typeof api.bulk.preflight>, 'total' | 'max_rows' | 'listings_left'>;

/** Of a file with more rows than the plan takes: how many rows from its top can be generated now. Else null. */
export function firstRowsOf({ total, max_rows: most, listings_left: left }: CheckedRows): number | null {
  if (most === 0 || total <= most) return null;
  return left === null || left === 0 ? most : Math.min(most, left);
}

/** The same as a field of the upload. */
export function firstRowsBody(check: CheckedRows | null): { readonly first_rows?: number } {
  const first = check === null ? null : firstRowsOf(check);
  return first === null ? {} : { first_rows: first };
}
