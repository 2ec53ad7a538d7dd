import type { ErrorCode, ErrorKind } from '@listwright/domain/shared';

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

/** Limits of the plan: nothing about the input is wrong, and another plan allows it. */
const PLAN_LIMITS: readonly string[] = [
  'too_many_rows',
  'too_many_listings',
  'too_many_bytes',
] satisfies readonly ErrorCode[];

/** The exit code of a refusal, by its kind, and by its code where that says more. */
export function exitCodeOf(kind: ErrorKind, code: string): number {
  return PLAN_LIMITS.includes(code) ? EXIT.forbidden : EXIT_OF_KIND[kind];
}

const EXIT_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: EXIT.usage,
  unauthenticated: EXIT.unauthenticated,
  forbidden: EXIT.forbidden,
  not_found: EXIT.notFound,
  conflict: EXIT.conflict,
  quota_exceeded: EXIT.quota,
  rate_limited: EXIT.unavailable,
  unavailable: EXIT.unavailable,
};
