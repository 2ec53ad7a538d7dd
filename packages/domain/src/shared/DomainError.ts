import type { ErrorCode } from './errorCodes.js';

/** The closed set of ways an operation can be refused. Each edge (HTTP status, CLI exit code) translates it once. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'unavailable';

/** One fault of an input: where it is (a dotted path, `title` or `rows.3.brand`) and a sentence that says what to do. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

export interface DomainErrorOptions {
  readonly faults?: readonly FieldFault[];
  /** Facts about the refusal that an edge may show, such as `retry_after_seconds`. Never secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * A refusal that the caller can act on. `kind` is closed and decides status and exit code; `code` is of a closed list and stable,
 * for programs; `message` is a sentence for people.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly faults: readonly FieldFault[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly kind: ErrorKind,
    readonly code: ErrorCode,
    message: string,
    options: DomainErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.faults = options.faults ?? [];
    this.details = options.details ?? {};
  }
}
