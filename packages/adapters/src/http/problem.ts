import { STATUS_CODES } from 'node:http';
import { errorStatus } from '@listwright/application/contract';
import { DomainError } from '@listwright/domain/shared';

export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The problem document of any error (RFC 9457). An unexpected error shows only the request id. */
export function problemOf(error: unknown, requestId: string): Problem {
  if (!(error instanceof DomainError)) {
    const detail =
      'Something went wrong on our side. Nothing was changed; try again, and name the request id if it stays.';
    return documentOf(500, 'internal_error', detail, requestId, {});
  }
  const status = STATUS_BY_CODE[error.code] ?? errorStatus[error.kind];
  const retryAfter = error.details.retry_after_seconds;
  const problem = documentOf(status, error.code, error.message, requestId, {
    ...error.details,
    ...(error.faults.length > 0 ? { errors: error.faults } : {}),
  });
  const { allow } = error.details;
  return {
    ...problem,
    headers: {
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(typeof allow === 'string' ? { Allow: allow } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="listwright"' } : {}),
    },
  };
}

/** Error kinds are few; HTTP distinguishes some malformed requests that are the same to a use case. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  malformed: 400,
  payment_verification_failed: 400,
  bad_signature: 400,
  method_not_allowed: 405,
  too_large: 413,
  wrong_type: 415,
  provider_failed: 502,
  provider_timeout: 504,
  storage_full: 507,
};

function documentOf(
  status: number,
  code: string,
  detail: string,
  requestId: string,
  more: Readonly<Record<string, unknown>>,
): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = {
    type: `urn:listwright:error:${code}`,
    title,
    status,
    detail,
    message: detail,
    code,
    ...more,
    request_id: requestId,
  };
  return { status, headers: {}, body };
}
