import { describe, expect, it } from '@jest/globals';
import type { Totp } from '../../../src/accounts/index.js';

export interface TotpUnderTest {
  readonly totp: Totp;
  /** What an app that knows the secret shows at a moment. */
  readonly codeAt: (secret: string, moment: Date) => string;
}

/** What everything that checks codes of authenticator apps promises. */
export function totpContract(name: string, make: () => TotpUnderTest): void {
  const now = new Date('2026-11-21T10:00:15.000Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  describe(`${name} as codes of an authenticator app`, () => {
    it('takes the codes from one step before to one after, and returns the step', () => {
      const { totp, codeAt } = make();
      const secret = totp.secret();
      const steps = [-30, 0, 30].map((seconds) => totp.stepOf(secret, codeAt(secret, later(seconds)), now));
      const [first = 0] = steps;
      expect(steps).toEqual([first, first + 1, first + 2]);
    });

    it('takes no older or later code, none of another secret, and nothing that is none', () => {
      const { totp, codeAt } = make();
      const [secret, other] = [totp.secret(), totp.secret()];
      expect(secret).not.toBe(other);
      for (const seconds of [-60, 60]) {
        expect(totp.stepOf(secret, codeAt(secret, later(seconds)), now)).toBeUndefined();
      }
      expect(totp.stepOf(secret, codeAt(other, now), now)).toBeUndefined();
      for (const text of ['', '1', '1234567', 'abcdef']) expect(totp.stepOf(secret, text, now)).toBeUndefined();
    });

    it('names account and secret for an app', () => {
      const { totp } = make();
      const secret = totp.secret();
      const uri = new URL(totp.uri(secret, 'ann+1@example.com'));
      expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
        'otpauth:',
        'totp',
        '/Listwright:ann+1@example.com',
      ]);
      expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Listwright' });
    });
  });
}
