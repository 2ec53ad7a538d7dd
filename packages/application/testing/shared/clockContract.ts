import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../src/shared/index.js';

/** The contract of every clock. */
export function clockContract(name: string, make: () => Clock): void {
  describe(`${name} as a clock`, () => {
    it('does not run backwards', () => {
      const clock = make();
      const times = Array.from({ length: 5 }, () => clock.now().getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    it('gives a date of one’s own', () => {
      const clock = make();
      const before = clock.now();
      clock.now().setFullYear(1999);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime());
    });
  });
}
