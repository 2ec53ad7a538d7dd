/** An account's authenticator app. */
export interface TotpFactor {
  readonly sealedSecret: string;
  /** null: the set-up awaits its first code. */
  readonly confirmedAt: Date | null;
  readonly recoveryCodesLeft: number;
}

/** The second steps of accounts, one an account. Writes join the ambient transaction. */
export abstract class TotpFactors {
  /** Stores a pending secret, replacing an earlier pending one; false where the factor is on. */
  abstract start(userId: string, sealedSecret: string, now: Date): Promise<boolean>;
  abstract find(userId: string): Promise<TotpFactor | undefined>;
  /**
   * Turns the factor on by the code of `step`, which is used up with it, and stores the hashes of its recovery codes.
   * False where this secret does not await its first code. A session that is being opened meanwhile waits until it is done.
   */
  abstract confirm(
    userId: string,
    sealedSecret: string,
    step: number,
    codeHashes: readonly string[],
    now: Date,
  ): Promise<boolean>;
  /**
   * Uses up a time step of a factor that is on: false where that or a later one was used before (RFC 6238, section 5.2).
   * Of several callers one succeeds.
   */
  abstract useStep(userId: string, sealedSecret: string, step: number): Promise<boolean>;
  /** Uses up a recovery code of a factor that is on, and resolves to how many are left; undefined where there is no such one. */
  abstract useRecoveryCode(userId: string, codeHash: string): Promise<number | undefined>;
  abstract replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  /** Removes the factor, also a pending one. Resolves to whether it was on. */
  abstract remove(userId: string): Promise<boolean>;
}
