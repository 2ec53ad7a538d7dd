import { RECOVERY_CODES, typedCode } from '@listwright/domain/accounts';
import type { TokenIssuer } from '../ports/TokenIssuer.js';

/** The codes that open an account without its authenticator app, each once. */
export class RecoveryCodes {
  constructor(private readonly tokens: TokenIssuer) {}

  /** A new set: the texts to be shown once, and what is stored of them. */
  make(userId: string): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.tokens.recoveryCode());
    return { codes, hashes: codes.map((code) => this.hash(userId, typedCode(code).code)) };
  }

  /** The account is part of what is hashed: the codes of two accounts cannot be tried at once. */
  hash(userId: string, code: string): string {
    return this.tokens.hashSecret(`${userId} ${code}`);
  }
}
