import type { ErrorKind } from '@listwright/domain/shared';

/** Stable exit codes; `listwright help exit-codes` prints them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  partial: 3,
  unauthenticated: 4,
  forbidden: 5,
  notFound: 6,
  quota: 7,
  policy: 8,
  conflict: 9,
  unavailable: 10,
  interrupted: 130,
} as const;

/** Maps errors to exit codes, by kind. */
export const exitCodeOf: Readonly<Record<ErrorKind, number>> = {
  invalid: EXIT.usage,
  unauthenticated: EXIT.unauthenticated,
  forbidden: EXIT.forbidden,
  not_found: EXIT.notFound,
  conflict: EXIT.conflict,
  quota_exceeded: EXIT.quota,
  rate_limited: EXIT.unavailable,
  unavailable: EXIT.unavailable,
};
