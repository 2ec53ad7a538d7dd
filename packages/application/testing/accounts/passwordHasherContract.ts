import { describe, expect, it } from '@jest/globals';
import type { PasswordHasher } from '../../src/accounts/index.js';

/** The contract of every hasher of passwords. */
export function passwordHasherContract(name: string, make: () => PasswordHasher): void {
  describe(`${name} as a hasher of passwords`, () => {
    it('knows a password by its hash, and no other', async () => {
      const hasher = make();
      const hash = await hasher.hash('correct horse');
      expect(await hasher.verify(hash, 'correct horse')).toBe(true);
      for (const other of ['', 'Correct horse', 'correct horse ', hash]) {
        expect(await hasher.verify(hash, other)).toBe(false);
      }
    });

    it('makes hashes that are of today', async () => {
      const hasher = make();
      expect(hasher.isOutdated(await hasher.hash('correct horse'))).toBe(false);
    });

    it('has a hash that no guess matches', async () => {
      const hasher = make();
      for (const guess of ['', 'password', 'dummy']) {
        expect(await hasher.verify(await hasher.dummyHash(), guess)).toBe(false);
      }
    });
  });
}
