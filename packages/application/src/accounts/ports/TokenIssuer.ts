export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Access tokens (signed, 15 minutes), and secrets (random, stored hashed): refresh tokens, reset links, API keys. */
export abstract class TokenIssuer {
  abstract accessToken(claims: TokenClaims, now: Date): string;
  /** The claims of a valid, unexpired token of ours; undefined otherwise. */
  abstract readAccessToken(token: string, now: Date): TokenClaims | undefined;
  /** An unguessable text: at least 256 random bits, URL-safe. */
  abstract secret(): string;
  /**
   * A secret that is typed from paper: 80 random bits as four groups of four letters and digits, none of which looks like
   * another (Crockford's base32).
   */
  abstract recoveryCode(): string;
  /** What is stored of a secret. Fast, since a secret needs no slow hash. */
  abstract hashSecret(secret: string): string;
}
