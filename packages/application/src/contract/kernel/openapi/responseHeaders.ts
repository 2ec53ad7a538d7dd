import { hasEntityTag } from '../hasEntityTag.js';
import type { Operation } from '../Operation.js';
import type { Json } from './ComponentSchemas.js';

const header = (type: string, description: string): Json => ({ description, schema: { type } });

const HEADERS = {
  'X-Request-Id': header('string', 'Finds the request in the log of the server'),
  'RateLimit-Limit': header('integer', 'Requests that one caller may make in a window'),
  'RateLimit-Remaining': header('integer', 'Requests that are left in this window'),
  'RateLimit-Reset': header('integer', 'Seconds until the window ends'),
  'Retry-After': header('integer', 'Seconds to wait before the next try, where that is known'),
  'WWW-Authenticate': header('string', 'How to sign in'),
  ETag: header('string', 'Names this state of the resource; send it as If-None-Match'),
  'Content-Disposition': header('string', 'Name of the file'),
} as const;

const named = (...names: readonly (keyof typeof HEADERS)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const headerComponents: Json = HEADERS;

/** The headers of a response of an operation that a program may want to read. */
export function responseHeaders(status: number, operation: Operation): Json {
  const { rateLimit, reply } = operation;
  const isFile = 'file' in reply && status < 300;
  return {
    ...named('X-Request-Id'),
    ...(rateLimit === undefined ? {} : named('RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset')),
    ...(status === 429 || status === 503 ? named('Retry-After') : {}),
    ...(status === 401 ? named('WWW-Authenticate') : {}),
    ...(status < 400 && hasEntityTag(operation) ? named('ETag') : {}),
    ...(isFile ? named('Content-Disposition') : {}),
  };
}
