import { TokenIssuer, type TokenClaims } from '../../src/accounts/index.js';

/** Readable tokens: `access userId sessionId`, and refresh tokens that count up. */
export class CountingTokens extends TokenIssuer {
  private count = 0;

  override accessToken({ userId, sessionId }: TokenClaims): string {
    return `access ${userId} ${sessionId}`;
  }

  override readAccessToken(token: string): TokenClaims | undefined {
    const [kind, userId, sessionId] = token.split(' ');
    return kind === 'access' && userId !== undefined && sessionId !== undefined ? { userId, sessionId } : undefined;
  }

  override secret(): string {
    this.count += 1;
    return `refresh-token-number-${this.count}`;
  }

  override recoveryCode(): string {
    this.count += 1;
    return `CODE-0000-0000-${String(this.count).padStart(4, '0')}`;
  }

  override hashSecret(token: string): string {
    return `hash ${token}`;
  }
}
