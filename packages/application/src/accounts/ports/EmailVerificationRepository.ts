/** Whose address it is that a link shows to be read by its owner. */
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
  /** Stores a link, and makes the older ones of its account useless. */
  abstract replace(verification: NewEmailVerification): Promise<void>;
  /** Uses a link up; of several callers one gets it, the others undefined. */
  abstract take(tokenHash: string, now: Date): Promise<VerifiedAddress | undefined>;
  /** Forgets what has run out. */
  abstract sweep(now: Date): Promise<void>;
}
