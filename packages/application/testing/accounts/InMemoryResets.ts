import { PasswordResetRepository, type NewPasswordReset } from '../../src/accounts/index.js';

export class InMemoryResets extends PasswordResetRepository {
  private resets: NewPasswordReset[] = [];

  override async replace(reset: NewPasswordReset): Promise<void> {
    if (reset.userId !== undefined) await this.discard(reset.userId);
    this.resets.push(reset);
  }

  override async holds(tokenHash: string, now: Date): Promise<boolean> {
    return this.live(tokenHash, now) !== undefined;
  }

  override async take(tokenHash: string, now: Date): Promise<string | undefined> {
    const reset = this.live(tokenHash, now);
    this.resets = this.resets.filter((one) => one !== reset);
    return reset?.userId;
  }

  override async discard(userId: string): Promise<void> {
    this.resets = this.resets.filter((reset) => reset.userId !== userId);
  }

  override async sweep(now: Date): Promise<void> {
    this.resets = this.resets.filter(({ expiresAt }) => expiresAt > now);
  }

  private live(tokenHash: string, now: Date): NewPasswordReset | undefined {
    return this.resets.find(
      (reset) => reset.tokenHash === tokenHash && reset.expiresAt > now && reset.userId !== undefined,
    );
  }
}
