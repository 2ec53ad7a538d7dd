import { outranks, type LedgerEntry } from '@listwright/domain/billing';
import { MoneyLedger, type Outflow } from '../../src/billing/index.js';

export class InMemoryBooks extends MoneyLedger {
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

  override async outflow(orderId: string): Promise<Outflow> {
    const all = [...this.entries.values()].filter(
      (entry) => entry.orderId === orderId && (entry.type === 'refund' || entry.type === 'chargeback'),
    );
    const pending = all.filter(({ status }) => status === 'pending');
    return { count: all.length, pendingMinor: pending.reduce((sum, { amountMinor }) => sum - amountMinor, 0) };
  }

  override async entriesOf(userId: string): Promise<readonly LedgerEntry[]> {
    return [...this.entries.values()]
      .filter((entry) => entry.userId === userId)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  }
}
