import type { FieldFault } from '@listwright/domain/shared';
import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod';
import { innerSchema } from './innerSchema.js';

/** The maximum number of reported faults. */
const MAX_FAULTS = 20;
/** The maximum edit distance of a typing mistake. */
const SLIP = 3;
const MAX_SHOWN_LENGTH = 60;

/** The fields of a request that its operation does not declare, however deep, each with the name that was probably meant. */
export function unknownFields(declared: z.ZodObject | undefined, value: unknown): readonly FieldFault[] {
  return declared === undefined ? [] : within(declared, value, '').slice(0, MAX_FAULTS);
}

function within(schema: unknown, value: unknown, path: string): readonly FieldFault[] {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) ? value.flatMap((one, at) => within(inner.element, one, join(path, String(at)))) : [];
  if (!(inner instanceof z.ZodObject) || inner.def.catchall !== undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const shape = inner.shape as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, one]) =>
    Object.hasOwn(shape, name) ? within(shape[name], one, join(path, name)) : [fault(name, path, Object.keys(shape))],
  );
}

function fault(name: string, path: string, names: readonly string[]): FieldFault {
  const shown = name.slice(0, MAX_SHOWN_LENGTH);
  const near = names.length === 0 ? undefined : closest(shown, [...names]);
  const isMeant = near !== undefined && distance(shown, near) <= Math.min(SLIP, Math.ceil(near.length / 2));
  const hint = isMeant ? ` (did you mean "${near}"?)` : '';
  return { path: join(path, shown), message: `There is no field "${shown}" here${hint}` };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
