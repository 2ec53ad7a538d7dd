import { describe, expect, it } from '@jest/globals';
import type { Timer } from '../../src/shared/index.js';

const AN_HOUR = 3_600_000;

/** The contract of every timer. */
export function timerContract(name: string, make: () => Timer): void {
  describe(`${name} as a timer`, () => {
    it.each([1, 0, -1])('resolves after %i ms', async (ms) => {
      await expect(make().wait(ms)).resolves.toBeUndefined();
    });

    it('does not wait for a caller that has left', async () => {
      await expect(make().wait(AN_HOUR, AbortSignal.abort())).resolves.toBeUndefined();
    });

    it('ends when the caller leaves', async () => {
      const caller = new AbortController();
      const waited = make().wait(AN_HOUR, caller.signal);
      caller.abort();
      await expect(waited).resolves.toBeUndefined();
    });

    it('leaves nothing at the signal of a caller that stays', async () => {
      const caller = new AbortController();
      for (let count = 0; count < 20; count += 1) await make().wait(0, caller.signal);
      caller.abort();
      await expect(make().wait(AN_HOUR, caller.signal)).resolves.toBeUndefined();
    });
  });
}
