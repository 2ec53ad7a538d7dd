import { describe, expect, it } from '@jest/globals';
import type { TokenIssuer } from '../../src/accounts/index.js';

/** The contract of every issuer of tokens. */
export function tokenIssuerContract(name: string, make: () => TokenIssuer): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const claims = {
    userId: '00000000-0000-7000-8000-00000000000a',
    sessionId: '00000000-0000-7000-8000-00000000000b',
  };

  describe(`${name} as an issuer of tokens`, () => {
    it('reads what it issued, and nothing else', () => {
      const issuer = make();
      const token = issuer.accessToken(claims, now);
      expect(issuer.readAccessToken(token, now)).toEqual(claims);
      for (const other of ['', 'lw_key', `x${token}`, token.slice(0, 12)]) {
        expect(issuer.readAccessToken(other, now)).toBeUndefined();
      }
    });

    it('makes secrets that differ and fit into a link', () => {
      const issuer = make();
      const secrets = Array.from({ length: 100 }, () => issuer.secret());
      expect(new Set(secrets).size).toBe(100);
      for (const secret of secrets) expect(secret).toMatch(/^[\w-]{20,}$/);
    });

    it('makes recovery codes of four groups that differ', () => {
      const issuer = make();
      const codes = Array.from({ length: 100 }, () => issuer.recoveryCode());
      expect(new Set(codes).size).toBe(100);
      for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    });

    it('hashes the same secret to the same, and two to two', () => {
      const issuer = make();
      expect(issuer.hashSecret('a')).toBe(issuer.hashSecret('a'));
      expect(issuer.hashSecret('a')).not.toBe(issuer.hashSecret('b'));
    });
  });
}
