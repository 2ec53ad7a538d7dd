import type { FieldFault } from '@listwright/domain/shared';
import type * as z from 'zod';
import { malformedNumbers } from './malformedNumbers.js';
import { rivalParameters } from './rivalParameters.js';
import { unknownFields } from './unknownFields.js';
import { requestErrors } from '../requestErrors.js';

/** No operation takes objects within objects deeper than a few levels. */
const DEEPEST = 20;

/** How Zod's own wordings begin, which speak of types. */
const ZODS_OWN = /^(Invalid input|Invalid option|Too big|Too small|Unrecognized)/;

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Parses the input by its declared schemas, and reports every fault at once, one message per field. An invalid id in the path
 * is treated like an unknown one.
 */
export function parseInput(
  declared: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject },
  raw: RawInput,
): Record<string, unknown> {
  if (holdsUnstorableText(raw.query) || holdsUnstorableText(raw.body)) {
    throw requestErrors.malformed(
      'A text of this request holds characters that cannot be stored (NUL, half a character, or objects nested too deeply).',
    );
  }
  const faults: FieldFault[] = [];
  const parsed: Record<string, unknown> = {};
  if (declared.params !== undefined) {
    const result = declared.params.safeParse(raw.params);
    if (!result.success) throw noSuch(result.error);
    parsed.params = result.data;
  }
  for (const part of ['query', 'body'] as const) {
    faults.push(...unknownFields(declared[part], raw[part]));
    if (part === 'query')
      faults.push(...malformedNumbers(declared.query, raw.query), ...rivalParameters(declared.query, raw.query));
    const result = declared[part]?.safeParse(raw[part]);
    if (result === undefined) continue;
    if (result.success) parsed[part] = result.data;
    else faults.push(...faultsOf(result.error));
  }
  if (faults.length > 0) throw requestErrors.invalidFields(faults);
  return parsed;
}

/** In the words of the contract, where it has some for this id. */
function noSuch({ issues: [fault] }: z.ZodError): Error {
  if (fault === undefined || ZODS_OWN.test(fault.message)) return requestErrors.noRoute();
  return requestErrors.noSuchId(`${fault.message}.`);
}

/** PostgreSQL stores no NUL, and JSON no half of a surrogate pair. Node 20 has `isWellFormed`; its types do not. */
function holdsUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([name, inner]) => holdsUnstorableText(name) || holdsUnstorableText(inner, depth + 1),
  );
}

function faultsOf(error: z.ZodError): FieldFault[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const path = issue.path.join('.');
    // The first fault of a field is enough: an empty address is also not a valid one.
    if (seen.has(path)) return [];
    seen.add(path);
    return [{ path, message: sentence(issue.message, path) }];
  });
}

/** Names the field in Zod's message. */
function sentence(message: string, path: string): string {
  return ZODS_OWN.test(message)
    ? `${path === '' ? 'The input' : path}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message;
}
