import type { User } from '@listwright/domain/accounts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly phone: string;
  readonly role: User['role'];
  readonly createdAt: Date;
}

/** A user together with the hash to check a password against. */
export interface UserCredentials {
  readonly user: User;
  readonly passwordHash: string;
  /** Whether the account was signed in to from the asking address within the last 30 days. */
  readonly knowsAddress: boolean;
}

export type ProfileChange = Partial<Pick<User, 'fullName' | 'companyName' | 'phone' | 'email'>>;

/** The anonymous values of a deleted account. */
export interface Anonymous {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
}

/** The accounts. Addresses are unique without regard to case. */
export abstract class UserRepository {
  /** Stores a new account; resolves to undefined where the address is taken. */
  abstract add(user: NewUser): Promise<User | undefined>;
  abstract findCredentials(email: string, address: string, now: Date): Promise<UserCredentials | undefined>;
  abstract find(id: string): Promise<User | undefined>;
  /** Changes what is present in `change`; undefined where the account is gone. A new address is unverified. */
  abstract updateProfile(id: string, change: ProfileChange): Promise<User | 'email_taken' | undefined>;
  /** Stores a hash; with `instead`, only if that hash is still stored: a password changed meanwhile stays. */
  abstract replacePasswordHash(id: string, passwordHash: string, instead?: string): Promise<void>;
  /** Marks the address as verified; false where the account has another one by now. Joins the ambient transaction. */
  abstract markEmailVerified(id: string, email: string, now: Date): Promise<boolean>;
  abstract passwordHashOf(id: string): Promise<string | undefined>;
  /**
   * Anonymises an account: the row stays for the ledger, archived, as an ordinary user, with its address free again.
   * False, and nothing is changed, where it is the only administrator who can sign in; of several administrators who
   * leave at once one is refused. Joins the ambient transaction.
   */
  abstract anonymise(id: string, remains: Anonymous, now: Date): Promise<boolean>;
  abstract hasAdministrator(): Promise<boolean>;
}
