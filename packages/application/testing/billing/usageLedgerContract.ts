import { describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import type { UsageLedger } from '../../src/billing/index.js';

export interface UsageLedgerUnderTest {
  readonly ledger: UsageLedger;
  /** An account that the ledger may count for. */
  readonly userId: string;
}

/** The contract of every ledger. */
export function usageLedgerContract(name: string, make: () => Promise<UsageLedgerUnderTest>): void {
  const period = quotaPeriod(new Date('2026-11-01T00:00:00Z'), new Date());
  const request = (userId: string, limit: number | null, units = 1) =>
    ({ userId, quota: 'listings_generated', period, units, limit }) as const;

  describe(`${name} as a usage ledger`, () => {
    it('admits exactly what fits of many at once', async () => {
      const { ledger, userId } = await make();
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => ledger.reserve(request(userId, 3))));
      expect(outcomes.filter((outcome) => 'id' in outcome)).toHaveLength(3);
      expect(outcomes.filter((outcome) => 'usedUp' in outcome && outcome.usedUp === 3)).toHaveLength(47);
    });

    it('refuses units that do not fit completely, even as the first of a period', async () => {
      const { ledger, userId } = await make();
      expect(await ledger.reserve(request(userId, 3, 4))).toEqual({ usedUp: 0 });
      expect(await ledger.reserve(request(userId, 0))).toEqual({ usedUp: 0 });
    });

    it('counts without a limit where there is none', async () => {
      const { ledger, userId } = await make();
      await ledger.reserve(request(userId, null, 1000));
      expect((await ledger.used(userId, period)).listings_generated).toBe(1000);
    });

    it('reserves one by one what fits of several, each a reservation of its own', async () => {
      const { ledger, userId } = await make();
      const first = await ledger.reserveUpTo(request(userId, 5, 3));
      const rest = await ledger.reserveUpTo(request(userId, 5, 3));
      expect([first.length, rest.length]).toEqual([3, 2]);
      expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(5);
      expect(await ledger.reserveUpTo(request(userId, 5, 1))).toEqual([]);
      expect(await ledger.reserveUpTo(request(userId, 4, 1))).toEqual([]);
      await ledger.release(first[0]!);
      expect(await ledger.reserveUpTo(request(userId, 5, 3))).toHaveLength(1);
      expect((await ledger.used(userId, period)).listings_generated).toBe(5);
      expect(await ledger.reserveUpTo(request(userId, null, 4))).toHaveLength(4);
    });

    it('reserves of many at once no more than fits', async () => {
      const { ledger, userId } = await make();
      const all = await Promise.all(Array.from({ length: 10 }, () => ledger.reserveUpTo(request(userId, 7, 2))));
      expect(all.flat()).toHaveLength(7);
      await ledger.commitAll(all.flat().map(({ id }) => id));
      expect((await ledger.used(userId, period)).listings_generated).toBe(7);
    });

    it('keeps committed units and gives released ones back, each once', async () => {
      const { ledger, userId } = await make();
      const [kept, returned] = await Promise.all([
        ledger.reserve(request(userId, 5)),
        ledger.reserve(request(userId, 5)),
      ]);
      if (!('id' in kept) || !('id' in returned)) throw new Error('both must fit');
      await ledger.commit(kept);
      await expect(ledger.commit(kept)).rejects.toMatchObject({ kind: 'unavailable' });
      await ledger.release(kept);
      await ledger.release(returned);
      await ledger.release(returned);
      expect((await ledger.used(userId, period)).listings_generated).toBe(1);
    });

    it('releases what was abandoned', async () => {
      const { ledger, userId } = await make();
      await ledger.reserve(request(userId, 5, 2));
      expect(await ledger.releaseAbandoned(new Date(Date.now() - 600_000))).toBe(0);
      expect(await ledger.releaseAbandoned(new Date(Date.now() + 1000))).toBeGreaterThanOrEqual(1);
      expect((await ledger.used(userId, period)).listings_generated).toBe(0);
    });

    it('corrects what was used, but not what is under way, and keeps the history', async () => {
      const { ledger, userId } = await make();
      const [kept, underWay] = [
        await ledger.reserve(request(userId, 9, 3)),
        await ledger.reserve(request(userId, 9, 2)),
      ];
      if (!('id' in kept) || !('id' in underWay)) throw new Error('both must fit');
      await ledger.commit(kept);
      const at = new Date();
      const correction = { userId, quota: 'listings_generated', period, at } as const;
      expect(await ledger.correct(correction)).toEqual({ before: 5, after: 2 });
      await ledger.release(underWay);
      expect((await ledger.used(userId, period)).listings_generated).toBe(0);
      expect(await ledger.correct(correction)).toEqual({ before: 0, after: 0 });
      expect((await ledger.history(userId, 1, at)).map((day) => day.used.listings_generated)).toEqual([3]);
    });

    it('never falls below nothing, however corrections and work meet', async () => {
      const { ledger, userId } = await make();
      const work = async () => {
        const held = await ledger.reserve(request(userId, null));
        if ('id' in held) await ledger.release(held);
      };
      const correct = () => ledger.correct({ userId, quota: 'listings_generated', period, at: new Date() });
      await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? correct() : work())));
      expect((await ledger.used(userId, period)).listings_generated).toBe(0);
    });

    it('returns the units of several accounts in their order', async () => {
      const { ledger, userId } = await make();
      await ledger.reserve(request(userId, 5, 2));
      const stranger = { userId: '00000000-0000-7000-8000-0000000000ff', period };
      const used = await ledger.usedByEach([stranger, { userId, period }]);
      expect(used.map(({ listings_generated }) => listings_generated)).toEqual([0, 2]);
      expect(await ledger.usedByEach([])).toEqual([]);
    });

    it('returns committed units by day', async () => {
      const { ledger, userId } = await make();
      const reserved = await ledger.reserve(request(userId, 5, 2));
      if ('id' in reserved) await ledger.commit(reserved);
      const history = await ledger.history(userId, 3, new Date());
      expect(history).toHaveLength(3);
      expect(history.map((day) => day.used.listings_generated)).toEqual([0, 0, 2]);
      expect(history.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
    });
  });
}
