import type { ErrorCode, ErrorKind } from '@listwright/domain/shared';

/** The edge table of HTTP: one status a kind. The CLI has its own, of exit codes. */
const errorStatus: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  quota_exceeded: 403,
  rate_limited: 429,
  unavailable: 503,
};

/** Error kinds are few; HTTP distinguishes some refusals that are the same to a use case. */
const STATUS_BY_CODE: Partial<Readonly<Record<ErrorCode, number>>> = {
  malformed: 400,
  payment_verification_failed: 400,
  bad_signature: 400,
  method_not_allowed: 405,
  too_large: 413,
  wrong_type: 415,
  internal_error: 500,
  provider_failed: 502,
  provider_timeout: 504,
  storage_full: 507,
};

/** The HTTP status of a refusal. */
export function statusOf(kind: ErrorKind, code: ErrorCode): number {
  return STATUS_BY_CODE[code] ?? errorStatus[kind];
}

/** The kind a client reads out of a status and code. */
export function kindOfStatus(status: number, code: string): ErrorKind {
  if (code === 'quota_exceeded') return 'quota_exceeded';
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 429) return 'rate_limited';
  if (status === 0 || status >= 500) return 'unavailable';
  return 'invalid';
}
