import { describe, expect, it } from '@jest/globals';
import type { WorkerNotifier } from '../../src/jobs/index.js';

export interface NotifierUnderTest {
  readonly notifier: WorkerNotifier;
  /** How many workers would be woken by now. */
  readonly woken: () => Promise<number>;
}

/** The contract of every notifier. `make` gives one without notifications. */
export function workerNotifierContract(name: string, make: () => Promise<NotifierUnderTest>): void {
  describe(`${name} as a notifier`, () => {
    it('wakes workers once it is rung', async () => {
      const { notifier, woken } = await make();
      expect(await woken()).toBe(0);
      await notifier.notify();
      expect(await woken()).toBeGreaterThan(0);
    });

    it('may be notified again', async () => {
      const { notifier, woken } = await make();
      for (let count = 0; count < 3; count += 1) await notifier.notify();
      expect(await woken()).toBeGreaterThan(0);
    });
  });
}
