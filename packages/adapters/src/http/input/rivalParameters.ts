import type { FieldFault } from '@listwright/domain/shared';
import type * as z from 'zod';

/** A list is read from a cursor or by the number of a page: with both, one of them would be ignored. */
export function rivalParameters(declared: z.ZodObject | undefined, query: unknown): readonly FieldFault[] {
  const { cursor, page } = (query ?? {}) as Readonly<Record<string, unknown>>;
  if (declared === undefined || cursor === undefined || page === undefined) return [];
  if (!('page' in declared.shape)) return [];
  return [{ path: 'page', message: 'Give a cursor or a page, not both' }];
}
