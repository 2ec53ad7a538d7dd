import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { TokenIssuer, type TokenClaims } from '@listwright/application/accounts';
import jwt from 'jsonwebtoken';

const ACCESS_TOKEN_SECONDS = 15 * 60;
const LEEWAY_SECONDS = 30;
const MAX_TOKEN_LENGTH = 4096;
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 5000;
/** Crockford's base32: without I, L, O and U. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const OPTIONS = { issuer: 'listwright', audience: 'listwright-api', algorithm: 'HS256' } as const;

/** Access tokens are JWTs (HS256); refresh tokens are 256 random bits, kept as their SHA-256. */
export class JwtTokenIssuer extends TokenIssuer {
  // One key object made once: with the secret as a string each check costs fifty times as much (quality.md, finding 4).
  private readonly key: KeyObject;
  private readonly formerKey: KeyObject | undefined;
  private readonly verified = new Map<string, { readonly claims: TokenClaims; readonly until: number }>();

  /** `former`: a key before, whose tokens are still read while they last. */
  constructor(secret: string, former?: string) {
    super();
    this.key = createSecretKey(Buffer.from(secret, 'utf8'));
    this.formerKey = former === undefined ? undefined : createSecretKey(Buffer.from(former, 'utf8'));
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
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const known = this.verified.get(token);
    if (known !== undefined && now.getTime() < known.until) return known.claims;
    const claims =
      this.verify(token, this.key, now) ??
      (this.formerKey === undefined ? undefined : this.verify(token, this.formerKey, now));
    if (claims !== undefined) this.remember(token, claims, now);
    return claims;
  }

  /** A signature once checked need not be checked again within a minute; the session is read from the database anyway. */
  private remember(token: string, claims: TokenClaims, now: Date): void {
    if (this.verified.size >= MAX_REMEMBERED) this.verified.clear();
    const { exp = 0 } = jwt.decode(token) as { exp?: number };
    this.verified.set(token, { claims, until: Math.min(now.getTime() + REMEMBERED_MS, exp * 1000) });
  }

  private verify(token: string, key: KeyObject, now: Date): TokenClaims | undefined {
    try {
      const claims = jwt.verify(token, key, {
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

  override secret(): string {
    return randomBytes(32).toString('base64url');
  }

  override recoveryCode(): string {
    // A byte's low five bits choose evenly among 32 letters.
    const letters = [...randomBytes(16)].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  }

  override hashSecret(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
