import type { ErrorKind, FieldFault } from '@listwright/domain/shared';

/** The problem document of a failed call (RFC 9457), as every client receives it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldFault[],
    readonly requestId: string,
    /** The complete problem document, for example the quota modal's data. */
    readonly problem: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
