import * as z from 'zod';
import type { Operation } from './Operation.js';

/** Whether replies of an operation carry an `ETag`: those that read one resource as JSON; not files, and not pages of lists. */
export function hasEntityTag({ method, reply }: Pick<Operation, 'method' | 'reply'>): boolean {
  if (method !== 'GET' || 'file' in reply) return false;
  return !(reply instanceof z.ZodObject && 'next_cursor' in reply.shape);
}
