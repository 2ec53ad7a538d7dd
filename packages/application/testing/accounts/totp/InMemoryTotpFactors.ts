import { TotpFactors, type TotpFactor } from '../../../src/accounts/index.js';
import type { InMemoryUsers } from '../InMemoryUsers.js';

interface Stored {
  readonly sealedSecret: string;
  confirmedAt: Date | null;
  lastStep: number;
  codeHashes: string[];
}

export class InMemoryTotpFactors extends TotpFactors {
  private readonly factors = new Map<string, Stored>();

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async start(userId: string, sealedSecret: string): Promise<boolean> {
    if (this.confirmed(userId) !== undefined) return false;
    this.factors.set(userId, { sealedSecret, confirmedAt: null, lastStep: -1, codeHashes: [] });
    return true;
  }

  override async find(userId: string): Promise<TotpFactor | undefined> {
    const stored = this.factors.get(userId);
    return (
      stored && {
        sealedSecret: stored.sealedSecret,
        confirmedAt: stored.confirmedAt,
        recoveryCodesLeft: stored.codeHashes.length,
      }
    );
  }

  override async confirm(
    userId: string,
    sealedSecret: string,
    step: number,
    codeHashes: readonly string[],
    now: Date,
  ): Promise<boolean> {
    const stored = this.factors.get(userId);
    if (stored === undefined || stored.confirmedAt !== null || stored.sealedSecret !== sealedSecret) return false;
    Object.assign(stored, { confirmedAt: now, lastStep: step, codeHashes: [...codeHashes] });
    this.users.change(userId, { hasTotp: true });
    return true;
  }

  override async useStep(userId: string, sealedSecret: string, step: number): Promise<boolean> {
    const stored = this.confirmed(userId);
    if (stored === undefined || stored.sealedSecret !== sealedSecret || step <= stored.lastStep) return false;
    stored.lastStep = step;
    return true;
  }

  override async useRecoveryCode(userId: string, codeHash: string): Promise<number | undefined> {
    const stored = this.confirmed(userId);
    if (stored === undefined || !stored.codeHashes.includes(codeHash)) return undefined;
    stored.codeHashes = stored.codeHashes.filter((hash) => hash !== codeHash);
    return stored.codeHashes.length;
  }

  override async replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void> {
    const stored = this.confirmed(userId);
    if (stored !== undefined) stored.codeHashes = [...codeHashes];
  }

  override async remove(userId: string): Promise<boolean> {
    const wasOn = this.confirmed(userId) !== undefined;
    this.factors.delete(userId);
    this.users.change(userId, { hasTotp: false });
    return wasOn;
  }

  private confirmed(userId: string): Stored | undefined {
    const stored = this.factors.get(userId);
    return stored?.confirmedAt ? stored : undefined;
  }
}
