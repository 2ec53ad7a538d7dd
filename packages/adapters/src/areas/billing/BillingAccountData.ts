import { AccountData } from '@listwright/application/accounts';
import type {
  MoneyLedger,
  ReadSubscription,
  CancelProviderSubscription,
  UsageLedger,
} from '@listwright/application/billing';
import type { SessionActor } from '@listwright/application/shared';
import type { LedgerEntry } from '@listwright/domain/billing';
import { subscriptionView } from '../../http/billing/subscriptionView.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

const MAX_DAYS = 3660;
const DAY_MS = 86_400_000;

/** What an account subscribes to, paid and used. Its ledger entries are kept. */
export class BillingAccountData extends AccountData {
  constructor(
    private readonly subscription: ReadSubscription,
    private readonly ledger: UsageLedger,
    private readonly moneyLedger: MoneyLedger,
    private readonly cancelProviderSubscription: CancelProviderSubscription,
    private readonly rows: OwnedRows,
  ) {
    super();
  }

  override async export(owner: SessionActor, at: Date): Promise<Readonly<Record<string, object>>> {
    const days = Math.min(MAX_DAYS, Math.ceil((at.getTime() - owner.accountStart.getTime()) / DAY_MS) + 1);
    const [subscription, history, entries] = await Promise.all([
      this.subscription.execute(owner),
      this.ledger.history(owner.userId, days, at),
      this.moneyLedger.entriesOf(owner.userId),
    ]);
    const used = history.filter((day) => Object.values(day.used).some((units) => units > 0));
    return {
      subscription: subscriptionView(subscription),
      usage: used.map((day) => ({ date: day.date, ...day.used })),
      transactions: entries.map(transactionView),
    };
  }

  override prepareErasure(userId: string): Promise<void> {
    return this.cancelProviderSubscription.execute(userId);
  }

  /** Releasing the reserved units keeps running work from being saved. */
  override stopWork(userId: string): Promise<void> {
    return this.rows.erase(userId, ['quota_reservations']);
  }

  /** What was used stays in the ledger; where that was near a limit does not. */
  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['quota_nearness']);
  }
}

function transactionView(entry: LedgerEntry) {
  return {
    id: entry.id,
    type: entry.type,
    description: entry.description,
    reference_id: entry.referenceId,
    amount: entry.amountMinor,
    currency: entry.currency,
    status: entry.status,
    created_at: entry.createdAt.toISOString(),
  };
}
