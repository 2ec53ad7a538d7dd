import type { api, CallOutput } from '@listwright/application/contract';
import { unitsOf } from '../unitsOf';

type CheckedRows = Pick<
  CallOutput<typeof api.bulk.preflight>,
  'kind' | 'total' | 'max_rows' | 'listings_left' | 'calls_left'
>;

/** Of a file with more rows than the plan takes: how many rows from its top can be generated now. Else null. */
export function firstRowsOf(check: CheckedRows): number | null {
  const { total, max_rows: most } = check;
  const { left } = unitsOf(check);
  if (most === 0 || total <= most) return null;
  return left === null || left === 0 ? most : Math.min(most, left);
}

/** The same as a field of the upload. */
export function firstRowsBody(check: CheckedRows | null): { readonly first_rows?: number } {
  const first = check === null ? null : firstRowsOf(check);
  return first === null ? {} : { first_rows: first };
}
