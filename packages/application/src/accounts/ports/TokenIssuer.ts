export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Access tokens (signed, 15 minutes) and refresh tokens (random, stored hashed). */
export abstract class TokenIssuer {
  abstract accessToken(claims: TokenClaims, now: Date): string;
  /** The claims of a token that is whole, ours and in time; undefined otherwise. */
  abstract readAccessToken(token: string, now: Date): TokenClaims | undefined;
  abstract refreshToken(): string;
  abstract hashRefreshToken(token: string): string;
}
