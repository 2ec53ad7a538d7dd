import type { FieldFault } from '@listwright/domain/shared';
import * as z from 'zod';
import { innerSchema } from './innerSchema.js';

const DIGITS = /^-?\d+(?:\.\d+)?$/u;

/** The query parameters that are to be numbers and are not written in digits: `1e1`, `0x10`, ` 5`. */
export function malformedNumbers(declared: z.ZodObject | undefined, query: unknown): readonly FieldFault[] {
  const values = (query ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(declared?.shape ?? {}).flatMap(([name, schema]) => {
    const value = values[name];
    const isOdd = innerSchema(schema) instanceof z.ZodNumber && typeof value === 'string' && !DIGITS.test(value);
    return isOdd ? [{ path: name, message: `Write ${name} as a number, in digits` }] : [];
  });
}
