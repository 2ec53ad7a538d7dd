import { describe, expect, it } from '@jest/globals';
import { JwtTokenIssuer } from './JwtTokenIssuer.js';

const KEY = 'a key of at least thirty-two bytes';
const LIFETIME_MS = 15 * 60_000;
/** How far clocks of servers may differ. */
const LEEWAY_MS = 30_000;

describe('an access token', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = (ms: number) => new Date(now.getTime() + ms);
  const claims = { userId: 'ann', sessionId: 'session' };

  it('runs out after its time, also where it was read shortly before', () => {
    const issuer = new JwtTokenIssuer(KEY);
    const token = issuer.accessToken(claims, now);
    for (const ms of [0, LIFETIME_MS - 1000, LIFETIME_MS + LEEWAY_MS - 1000])
      expect(issuer.readAccessToken(token, later(ms))).toEqual(claims);
    for (const ms of [LIFETIME_MS + LEEWAY_MS, LIFETIME_MS + LEEWAY_MS + 20_000])
      expect(issuer.readAccessToken(token, later(ms))).toBeUndefined();
  });

  it('is of this key or the one before, and of no other', () => {
    const [other, changed] = ['another key of at least 32 bytes!', 'a third key of at least 32 bytes'];
    const token = new JwtTokenIssuer(KEY).accessToken(claims, now);
    expect(new JwtTokenIssuer(other).readAccessToken(token, now)).toBeUndefined();
    expect(new JwtTokenIssuer(other, KEY).readAccessToken(token, now)).toEqual(claims);
    expect(new JwtTokenIssuer(other, changed).readAccessToken(token, now)).toBeUndefined();
  });
});
