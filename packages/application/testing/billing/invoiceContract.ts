import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { InvoiceDraft } from '@listwright/domain/billing';
import type { InvoiceRepository } from '../../src/billing/index.js';

export interface InvoicesUnderTest {
  readonly invoices: InvoiceRepository;
  readonly owners: readonly [string, string];
  /** A new order of an account, to bill. */
  readonly order: (userId: string) => Promise<string>;
}

export function anInvoiceDraft(userId: string, orderId: string, createdAt: string): InvoiceDraft {
  return {
    id: randomUUID(),
    userId,
    orderId,
    plan: 'pro',
    amountMinor: 164_900,
    currency: 'INR',
    period: { start: new Date('2026-11-21T10:00:00.000Z'), end: new Date('2026-12-21T10:00:00.000Z') },
    taxLines: [{ name: 'GST', percent: 18, amountMinor: 25_154 }],
    seller: { name: 'Shop tools', lines: ['1 Street'] },
    buyer: { name: 'Ann', lines: ['ann@example.com'] },
    createdAt: new Date(createdAt),
  };
}

/** The contract of every store of invoices. */
export function invoiceContract(name: string, make: () => Promise<InvoicesUnderTest>): void {
  describe(`${name} as a store of invoices`, () => {
    it('numbers them without a gap through each year, many at once', async () => {
      const { invoices, owners, order } = await make();
      const [owner] = owners;
      const drafts: InvoiceDraft[] = [];
      for (const year of [2031, 2031, 2031, 2031, 2032])
        drafts.push(anInvoiceDraft(owner, await order(owner), `${year}-05-05T10:00:00.000Z`));
      const issued = await Promise.all(drafts.map((draft) => invoices.issue(draft)));
      const numbers = issued.map(({ number }) => number).toSorted();
      expect(numbers).toEqual([
        'LW-2031-000001',
        'LW-2031-000002',
        'LW-2031-000003',
        'LW-2031-000004',
        'LW-2032-000001',
      ]);
    });

    it('lists them newest first, page by page, and keeps them as they were issued', async () => {
      const { invoices, owners, order } = await make();
      const [owner, stranger] = owners;
      const issued = [];
      for (const day of ['01', '02', '03'])
        issued.push(await invoices.issue(anInvoiceDraft(owner, await order(owner), `2033-01-${day}T10:00:00.000Z`)));
      const first = await invoices.list(owner, { limit: 2 });
      expect([first.total, first.items]).toEqual([3, [issued[2], issued[1]]]);
      const rest = await invoices.list(owner, { limit: 2, cursor: first.nextCursor ?? '' });
      expect([rest.items, rest.nextCursor]).toEqual([[issued[0]], null]);
      expect((await invoices.list(owner, { limit: 2, page: 2 })).items).toEqual([issued[0]]);
      expect(await invoices.find(owner, issued[0]!.id)).toEqual(issued[0]);
      expect(await invoices.find(stranger, issued[0]!.id)).toBeUndefined();
      expect((await invoices.list(stranger, { limit: 2 })).total).toBe(0);
    });
  });
}
