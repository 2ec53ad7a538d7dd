import { describe, expect, it } from '@jest/globals';
import type { IdSource } from '../../src/shared/index.js';

/** The contract of every source of ids. */
export function idSourceContract(name: string, make: () => IdSource): void {
  describe(`${name} as a source of ids`, () => {
    const ids = () => {
      const source = make();
      return Array.from({ length: 1000 }, () => source.next());
    };

    it('gives UUIDs of version 7, none twice', () => {
      const made = ids();
      for (const id of made)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(new Set(made).size).toBe(made.length);
    });

    it('gives them in the order of their making', () => {
      const made = ids();
      expect(made).toEqual(made.toSorted());
    });
  });
}
