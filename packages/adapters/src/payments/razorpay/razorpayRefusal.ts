import { DomainError } from '@listwright/domain/shared';

/** What the SDK throws: the answer's status (0: none came), and Razorpay's own error. */
export interface RazorpayFault {
  readonly statusCode: number;
  readonly error?: { readonly code?: string; readonly description?: string };
}

export function faultOf(error: unknown): RazorpayFault | undefined {
  const fault = error as Partial<RazorpayFault> | null;
  return typeof fault?.statusCode === 'number' ? (fault as RazorpayFault) : undefined;
}

/** Whether the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  const status = faultOf(error)?.statusCode;
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}

/** A sentence that a seller can act on; Razorpay's own words are for the log. `what` did not happen. */
export function razorpayRefusal(error: unknown, what: string): unknown {
  const fault = faultOf(error);
  if (fault === undefined) return error;
  const isLate = fault.statusCode === 0 && /ABORTED|TIMEDOUT/.test(fault.error?.code ?? '');
  const [code, reason] = isLate
    ? (['provider_timeout', 'The payment service takes too long. Try again shortly.'] as const)
    : (['provider_failed', REASONS.find(([fits]) => fits(fault.statusCode))?.[1] ?? REFUSED] as const);
  return new DomainError('unavailable', code, `${what}. ${reason}`, { cause: error });
}

const REFUSED = 'The payment service refused the request; the administrator finds the reason in the log.';
const REASONS: readonly (readonly [(status: number) => boolean, string])[] = [
  [
    (status) => status === 401 || status === 403,
    'The payment service does not accept this server’s keys; the administrator has to check them.',
  ],
  [
    (status) => status === 0 || status === 429 || status >= 500,
    'The payment service does not answer. Try again shortly.',
  ],
];
