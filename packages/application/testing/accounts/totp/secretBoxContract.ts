import { describe, expect, it } from '@jest/globals';
import type { SecretBox } from '../../../src/accounts/index.js';

/** The contract of every box of secrets. */
export function secretBoxContract(name: string, make: () => SecretBox): void {
  describe(`${name} as a box of secrets`, () => {
    it('opens what was sealed, in the same context only', () => {
      const box = make();
      const sealed = box.seal('a secret', 'ann');
      expect(box.open(sealed, 'ann')).toBe('a secret');
      expect(box.open(sealed, 'bob')).toBeUndefined();
    });

    it('seals the same text differently each time', () => {
      const box = make();
      expect(box.seal('a secret', 'ann')).not.toBe(box.seal('a secret', 'ann'));
    });

    it.each(['', 'nonsense', 'a.b.c'])('opens nothing in %j', (text) => {
      expect(make().open(text, 'ann')).toBeUndefined();
    });
  });
}
