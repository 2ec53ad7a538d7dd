/** The account and address that a link verifies. */
export interface VerifiedAddress {
  readonly userId: string;
  readonly email: string;
}

export interface NewEmailVerification extends VerifiedAddress {
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The links by which an address is verified. Writes join the ambient transaction. */
export abstract class EmailVerificationRepository {
  /** Stores a link, and invalidates the account's older ones. */
  abstract replace(verification: NewEmailVerification): Promise<void>;
  /** Uses a link up; of several callers one gets it, the others undefined. */
  abstract take(tokenHash: string, now: Date): Promise<VerifiedAddress | undefined>;
  /** Deletes expired links. */
  abstract sweep(now: Date): Promise<void>;
}
