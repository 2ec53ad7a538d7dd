import { outranks, type LedgerEntry } from '@listwright/domain/billing';
import { MoneyLedger, type OrderMoney } from '../../src/billing/index.js';

export class InMemoryMoneyLedger extends MoneyLedger {
  private readonly entries = new Map<string, LedgerEntry>();

  override async record(entries: readonly LedgerEntry[]): Promise<readonly LedgerEntry[]> {
    return entries.filter((entry) => {
      const key = `${entry.type} ${entry.referenceId}`;
      const known = this.entries.get(key);
      if (known !== undefined && !outranks(entry.status, known.status)) return false;
      const { status, description } = entry;
      this.entries.set(key, known === undefined ? entry : { ...known, status, description });
      return true;
    });
  }

  override async moneyOf(orderId: string): Promise<OrderMoney> {
    const moved = [...this.entries.values()].filter((entry) => entry.orderId === orderId);
    const back = moved.filter(({ type }) => type === 'refund' || type === 'chargeback');
    const payments = moved.filter(({ type, status }) => type === 'payment' && status === 'completed');
    return {
      payments: payments.map(({ referenceId, amountMinor }) => ({
        paymentRef: referenceId,
        leftMinor: back
          .filter(({ paymentRef, status }) => paymentRef === referenceId && status !== 'failed')
          .reduce((left, one) => left + one.amountMinor, amountMinor),
      })),
      outflows: back.length,
    };
  }

  override async entriesOf(userId: string): Promise<readonly LedgerEntry[]> {
    return [...this.entries.values()]
      .filter((entry) => entry.userId === userId)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  }
}
