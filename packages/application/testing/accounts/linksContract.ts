import { describe, expect, it } from '@jest/globals';
import type { Links } from '../../src/accounts/index.js';

/** The contract of all links. */
export function linksContract(name: string, make: () => Links): void {
  const pages = (links: Links, token: string) => [links.resetPassword(token), links.verifyEmail(token)];

  describe(`${name} as links`, () => {
    it('are complete URLs, one for each page', () => {
      const addresses = pages(make(), 'token-1');
      for (const address of addresses) expect(new URL(address).protocol).toMatch(/^https?:$/);
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    it('hold the token, whatever it is made of', () => {
      for (const token of ['token-1', 'a b&c=d#e']) {
        for (const address of pages(make(), token)) expect(new URL(address).searchParams.get('token')).toBe(token);
      }
    });

    it('hide the token of a shared analysis from servers', () => {
      const { hash, search, pathname } = new URL(make().sharedAnalysis('a b&c'));
      expect([pathname, search, new URLSearchParams(hash.slice(1)).get('token')]).toEqual([
        '/shared-analysis',
        '',
        'a b&c',
      ]);
    });
  });
}
