import type { PlanKey } from '../billing/index.js';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An account. Only the role column grants administration; no address does. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly phone: string;
  readonly role: Role;
  readonly plan: PlanKey;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  readonly isArchived: boolean;
  /** When its address was verified; null: not yet, or not since it changed. */
  readonly emailVerifiedAt: Date | null;
  /** Whether signing in also takes a code of its authenticator app. */
  readonly hasTotp: boolean;
  readonly createdAt: Date;
}

/** Inactive, suspended and archived accounts cannot sign in, and their live tokens stop working. */
export function canUseAccount(user: Pick<User, 'isActive' | 'isSuspended' | 'isArchived'>): boolean {
  return user.isActive && !user.isSuspended && !user.isArchived;
}

/** The key that makes an address unique: case and surrounding space do not distinguish accounts. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
