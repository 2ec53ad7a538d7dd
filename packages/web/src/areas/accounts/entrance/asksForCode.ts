import { ApiError } from '@listwright/application/contract';

/** Whether a sign-in was refused because a code is missing, and for nothing else. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'totp_required';
}
