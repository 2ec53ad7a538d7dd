import type { User } from './User.js';

export const ADMIN_TOTP = ['required', 'optional'] as const;
/** Whether the administrators of a server must sign in with a second step. */
export type AdminTotp = (typeof ADMIN_TOTP)[number];

/** How many recovery codes a set has. */
export const RECOVERY_CODES = 10;

/** Whether TOTP is required for accounts of this role. */
export function mustHaveTotp(role: User['role'], policy: AdminTotp): boolean {
  return role === 'admin' && policy === 'required';
}

/** Whether an account must set up TOTP before it may use the administration. */
export function lacksRequiredTotp({ role, hasTotp }: Pick<User, 'role' | 'hasTotp'>, policy: AdminTotp): boolean {
  return mustHaveTotp(role, policy) && !hasTotp;
}

/** What a user typed for a second step: six digits of an authenticator app, or else a recovery code. */
export interface TypedCode {
  readonly kind: 'totp' | 'recovery';
  readonly code: string;
}

/** Spaces, hyphens and case do not matter, nor do the letters that Crockford's alphabet takes for digits (O, I, L). */
export function typedCode(text: string): TypedCode {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return { kind: 'recovery', code: code.replace(/O/g, '0').replace(/[IL]/g, '1') };
}
