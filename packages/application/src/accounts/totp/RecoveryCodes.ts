import { RECOVERY_CODES, typedCode } from '@listwright/domain/accounts';
import type { TokenIssuer } from '../ports/TokenIssuer.js';

/** The codes that open an account without its authenticator app, each once. */
export class RecoveryCodes {
  constructor(private readonly tokens: TokenIssuer) {}

  /** A new set: the codes to show once, and the hashes to store. */
  make(userId: string): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.tokens.recoveryCode());
    return { codes, hashes: codes.map((code) => this.hash(userId, typedCode(code).code)) };
  }

  /** The hash includes the account, so that codes of two accounts cannot be attacked together. */
  hash(userId: string, code: string): string {
    return this.tokens.hashSecret(`${userId} ${code}`);
  }
}
