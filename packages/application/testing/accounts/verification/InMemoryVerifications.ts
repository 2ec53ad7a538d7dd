import {
  EmailVerificationRepository,
  type NewEmailVerification,
  type VerifiedAddress,
} from '../../../src/accounts/index.js';

export class InMemoryVerifications extends EmailVerificationRepository {
  private verifications: NewEmailVerification[] = [];

  override async replace(verification: NewEmailVerification): Promise<void> {
    this.forget(verification.userId);
    this.verifications.push(verification);
  }

  override async take(tokenHash: string, now: Date): Promise<VerifiedAddress | undefined> {
    const found = this.verifications.find((one) => one.tokenHash === tokenHash && one.expiresAt > now);
    this.verifications = this.verifications.filter((one) => one !== found);
    return found && { userId: found.userId, email: found.email };
  }

  override async sweep(now: Date): Promise<void> {
    this.verifications = this.verifications.filter(({ expiresAt }) => expiresAt > now);
  }

  /** Deletes an account's data. */
  forget(userId: string): void {
    this.verifications = this.verifications.filter((one) => one.userId !== userId);
  }
}
