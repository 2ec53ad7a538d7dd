import { ApiError } from '@listwright/application/contract';

/** Whether a login failed only because a code is missing. */
export function requiresTotpCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'totp_required';
}
