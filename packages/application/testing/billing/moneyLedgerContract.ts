import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { LedgerEntry } from '@listwright/domain/billing';
import type { MoneyLedger } from '../../src/billing/index.js';

export interface MoneyLedgerUnderTest {
  readonly ledger: MoneyLedger;
  readonly userId: string;
  /** An order of the account. */
  readonly orderId: string;
}

/** What every MoneyLedger guarantees. */
export function moneyLedgerContract(name: string, make: () => Promise<MoneyLedgerUnderTest>): void {
  const entryOf = (userId: string, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
    id: randomUUID(),
    userId,
    orderId: null,
    type: 'payment',
    description: 'Professional',
    referenceId: `pay_${randomUUID()}`,
    amountMinor: 164_900,
    currency: 'INR',
    status: 'completed',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    ...changes,
  });

  describe(`${name} as money ledger`, () => {
    it('keeps recorded entries, newest first', async () => {
      const { ledger, userId } = await make();
      const first = entryOf(userId);
      const second = entryOf(userId, { type: 'refund', amountMinor: -50, createdAt: new Date('2026-11-22T10:00:00Z') });
      expect(await ledger.record([first, second])).toEqual([first, second]);
      expect(await ledger.entriesOf(userId)).toEqual([second, first]);
      expect(await ledger.entriesOf(randomUUID())).toEqual([]);
    });

    it('write the same thing once, however many say it at once', async () => {
      const { ledger, userId } = await make();
      const entry = entryOf(userId);
      const recorded = await Promise.all(
        Array.from({ length: 20 }, () => ledger.record([{ ...entry, id: randomUUID() }])),
      );
      expect(recorded.flat()).toHaveLength(1);
      expect(await ledger.entriesOf(userId)).toHaveLength(1);
    });

    it('distinguishes a payment from a refund with the same reference', async () => {
      const { ledger, userId } = await make();
      const entry = entryOf(userId);
      await ledger.record([entry, { ...entry, id: randomUUID(), type: 'refund', amountMinor: -164_900 }]);
      expect(await ledger.entriesOf(userId)).toHaveLength(2);
    });

    it('returns the payments of an order and its refunds', async () => {
      const { ledger, userId, orderId } = await make();
      const paid = (referenceId: string, seconds: number) =>
        entryOf(userId, { orderId, referenceId, createdAt: new Date(Date.UTC(2026, 10, 21, 10, 0, seconds)) });
      const back = (paymentRef: string, changes: Partial<LedgerEntry> = {}) =>
        entryOf(userId, { orderId, type: 'refund', status: 'pending', amountMinor: -500, paymentRef, ...changes });
      const [own, other] = [`pay_${randomUUID()}`, `pay_${randomUUID()}`];
      expect(await ledger.moneyOf(orderId)).toEqual({ payments: [], outflows: 0 });
      await ledger.record([paid(own, 1), paid(other, 2), entryOf(userId, { orderId, status: 'failed' })]);
      const first = back(own);
      await ledger.record([
        first,
        back(own, { type: 'chargeback', amountMinor: -70 }),
        back(own, { status: 'failed' }),
      ]);
      await ledger.record([back(other, { amountMinor: -164_900 }), back(own, { orderId: null })]);
      const money = {
        payments: [
          { paymentRef: own, leftMinor: 164_330 },
          { paymentRef: other, leftMinor: 0 },
        ],
        outflows: 4,
      };
      expect(await ledger.moneyOf(orderId)).toEqual(money);
      await ledger.record([{ ...first, id: randomUUID(), status: 'completed' }]);
      expect(await ledger.moneyOf(orderId)).toEqual(money);
      const kept = await ledger.entriesOf(userId);
      expect(kept.find(({ id }) => id === first.id)?.paymentRef).toBe(own);
    });

    it.each([
      ['pending', 'completed', 'completed'],
      ['pending', 'failed', 'failed'],
      ['failed', 'completed', 'completed'],
      ['completed', 'failed', 'completed'],
      ['completed', 'pending', 'completed'],
      ['failed', 'pending', 'failed'],
    ] as const)('keeps the higher status: %s, then %s, gives %s', async (known, reported, status) => {
      const { ledger, userId } = await make();
      const entry = entryOf(userId, { status: known });
      await ledger.record([entry]);
      const later = { ...entry, id: randomUUID(), status: reported, createdAt: new Date('2026-12-02T10:00:00Z') };
      expect(await ledger.record([later])).toEqual(status === known ? [] : [later]);
      expect(await ledger.entriesOf(userId)).toEqual([{ ...entry, status }]);
    });
  });
}
