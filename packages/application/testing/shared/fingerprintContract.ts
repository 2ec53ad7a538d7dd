import { describe, expect, it } from '@jest/globals';
import type { Fingerprint } from '../../src/shared/index.js';

/** The contract of every fingerprint. */
export function fingerprintContract(name: string, make: () => Fingerprint): void {
  describe(`${name} as a fingerprint`, () => {
    it('is the same for the same text, and another for another', () => {
      const print = make();
      const texts = ['', 'a', 'a ', 'A', 'ä', 'a'.repeat(10_000)];
      expect(texts.map((text) => print.of(text))).toEqual(texts.map((text) => print.of(text)));
      expect(new Set(texts.map((text) => print.of(text))).size).toBe(texts.length);
    });
  });
}
