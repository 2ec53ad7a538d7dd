import {
  actText,
  isRevenue,
  lastTwelveMonths,
  newestActivity,
  rupeesText,
  type Activity,
  type LedgerMonth,
} from '@listwright/domain/admin';
import { amountOf, PLAN_KEYS, type LedgerStatus, type LedgerType } from '@listwright/domain/billing';
import type { AuditLog } from '../audit/index.js';
import type { Outbox, OutboxCounts } from '../mail/index.js';
import type { Clock } from '../shared/index.js';
import type { Customers, MonthlyCount } from './ports/Customers.js';
import type { TransactionReadModel, MoneySum } from './ports/TransactionReadModel.js';
import type { ServerState, Workload } from './ports/ServerState.js';
import { actionsNeeded, type ActionNeeded } from './server/actionsNeeded.js';

const RECENT = 10;

export interface Dashboard {
  readonly customers: { readonly total: number; readonly active: number };
  readonly totalRevenueMinor: number;
  readonly monthlyRevenueMinor: number;
  /** Monthly revenue while all paying accounts continue; granted plans count as nothing. */
  readonly monthlyRecurringMinor: number;
  /** Accounts on a paid plan, including those that will not renew. */
  readonly payingCustomers: number;
  readonly transactions: { readonly total: number; readonly pending: number };
  /** Twelve months, oldest first. */
  readonly revenue: readonly (MoneySum & { readonly month: string })[];
  readonly signUps: readonly MonthlyCount[];
  readonly activity: readonly Activity[];
  readonly outbox: OutboxCounts;
  readonly workload: Workload;
  readonly actions: readonly ActionNeeded[];
}

/** The business at a glance, from precomputed figures. */
export class ReadDashboard {
  constructor(
    private readonly customers: Customers,
    private readonly readModel: TransactionReadModel,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly server: ServerState,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Dashboard> {
    const [counts, signUps, ledger, paying, activity, outbox, workload] = await Promise.all([
      this.customers.counts(),
      this.customers.signUps(),
      this.readModel.months(),
      this.readModel.paying(),
      this.recentActivity(),
      this.outbox.counts(),
      this.server.workload(),
    ]);
    const months = lastTwelveMonths(this.clock.now());
    const revenue = months.map((month) => ({ month, ...sumOf(ledger.filter((one) => one.month === month)) }));
    const entries = (of: readonly LedgerMonth[]) => of.reduce((count, one) => count + one.entries, 0);
    return {
      customers: counts,
      activity,
      outbox,
      workload,
      actions: actionsNeeded(this.server.setup(), outbox),
      revenue,
      totalRevenueMinor: sumOf(ledger).amountMinor,
      monthlyRevenueMinor: revenue.at(-1)?.amountMinor ?? 0,
      monthlyRecurringMinor: PLAN_KEYS.reduce(
        (sum, plan) => sum + (paying[plan]?.renewing ?? 0) * (amountOf(plan) ?? 0),
        0,
      ),
      payingCustomers: Object.values(paying).reduce((sum, { accounts }) => sum + accounts, 0),
      transactions: { total: entries(ledger), pending: entries(ledger.filter(({ status }) => status === 'pending')) },
      signUps: months.map((month) => ({ month, count: signUps.find((one) => one.month === month)?.count ?? 0 })),
    };
  }

  private async recentActivity(): Promise<readonly Activity[]> {
    const [acts, entries, newcomers] = await Promise.all([
      this.audit.newestNotable(RECENT),
      this.readModel.listTransactions({ search: '' }, { limit: RECENT }),
      this.customers.list({ search: '' }, { limit: RECENT }),
    ]);
    const all: Activity[] = [
      ...acts.map(({ action, actorEmail, subjectId, subjectLabel, at }) => ({
        kind: action.startsWith('account.') ? ('account' as const) : ('admin' as const),
        text: actText(action, actorEmail, subjectLabel),
        at,
        customerId: subjectId,
      })),
      // The act itself records a change of plan.
      ...entries.items
        .filter(({ type }) => type !== 'subscription')
        .map(({ type, status, amountMinor, customerEmail, customerId, createdAt: at }) => ({
          kind: 'money' as const,
          text: moneyText(type, status, amountMinor, customerEmail),
          at,
          customerId,
        })),
      ...newcomers.items.map(({ user }) => ({
        kind: 'account' as const,
        text: `${user.email} signed up`,
        at: user.createdAt,
        customerId: user.id,
      })),
    ];
    return newestActivity(all, RECENT);
  }
}

function moneyText(type: LedgerType, status: LedgerStatus, amountMinor: number, email: string): string {
  const what = `${type.charAt(0).toUpperCase()}${type.slice(1)} of ${rupeesText(Math.abs(amountMinor))}`;
  return `${what} ${amountMinor < 0 ? 'to' : 'from'} ${email} ${status === 'pending' ? 'is pending' : status}`;
}

function sumOf(ledger: readonly LedgerMonth[]): MoneySum {
  const moved = ledger.filter(isRevenue);
  return {
    count: moved.reduce((count, { entries }) => count + entries, 0),
    amountMinor: moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}
