export interface NewPasswordReset {
  /** Absent: it cannot be used; it is stored so that an unknown address takes as long as a known one. */
  readonly userId?: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The links that reset a forgotten password. Writes join the ambient transaction. */
export abstract class PasswordResetRepository {
  /** Stores a link, and invalidates the account's older ones. */
  abstract replace(reset: NewPasswordReset): Promise<void>;
  /** Whether a link could still be used. */
  abstract holds(tokenHash: string, now: Date): Promise<boolean>;
  /** Uses a link up, and resolves to its account; of several callers one gets it, the others undefined. */
  abstract take(tokenHash: string, now: Date): Promise<string | undefined>;
  /** Invalidates the links of an account. */
  abstract discard(userId: string): Promise<void>;
  /** Deletes expired links. */
  abstract sweep(now: Date): Promise<void>;
}
