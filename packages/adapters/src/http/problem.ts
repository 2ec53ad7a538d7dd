import { STATUS_CODES } from 'node:http';
import { statusOf } from '@listwright/application/contract';
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
  const status = statusOf(error.kind, error.code);
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
