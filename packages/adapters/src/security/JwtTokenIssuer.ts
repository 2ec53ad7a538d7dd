import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { TokenIssuer, type TokenClaims } from '@listwright/application/accounts';
import jwt from 'jsonwebtoken';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 4096;
const OPTIONS = { issuer: 'listwright', audience: 'listwright-api', algorithm: 'HS256' } as const;

/** Access tokens are JWTs (HS256); refresh tokens are 256 random bits, kept as their SHA-256. */
export class JwtTokenIssuer extends TokenIssuer {
  // One key object made once: with the secret as a string each check costs fifty times as much (quality.md, finding 4).
  private readonly key: KeyObject;

  constructor(secret: string) {
    super();
    this.key = createSecretKey(Buffer.from(secret, 'utf8'));
  }

  override accessToken({ userId, sessionId }: TokenClaims, now: Date): string {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const { issuer, audience, algorithm } = OPTIONS;
    return jwt.sign({ sid: sessionId, typ: 'access', iat: issuedAt, exp: issuedAt + ACCESS_TOKEN_SECONDS }, this.key, {
      subject: userId,
      issuer,
      audience,
      algorithm,
    });
  }

  override readAccessToken(token: string, now: Date): TokenClaims | undefined {
    if (token.length > LONGEST_TOKEN) return undefined;
    try {
      const claims = jwt.verify(token, this.key, {
        issuer: OPTIONS.issuer,
        audience: OPTIONS.audience,
        algorithms: [OPTIONS.algorithm],
        clockTimestamp: Math.floor(now.getTime() / 1000),
        clockTolerance: LEEWAY_SECONDS,
      });
      if (typeof claims === 'string' || claims.typ !== 'access') return undefined;
      const { sub, sid } = claims as { sub?: unknown; sid?: unknown };
      return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
    } catch {
      return undefined;
    }
  }

  override refreshToken(): string {
    return randomBytes(32).toString('base64url');
  }

  override hashRefreshToken(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
