import { MoneyLedger, type OrderMoney } from '@listwright/application/billing';
import type { LedgerEntry, LedgerStatus } from '@listwright/domain/billing';
import type { Database } from '../Database.js';

const COLUMNS =
  'id, user_id, order_id, type, description, reference_id, payment_ref, amount_minor, currency, status, created_at';

const ADD = `insert into transactions (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (type, reference_id) do nothing returning 1`;

// The ranks of `outranks`.
const RAISE = `with known as (
    select id, status, created_at, amount_minor from transactions where type = $1 and reference_id = $2
      and (status = 'pending' and $3 <> 'pending' or status = 'failed' and $3 = 'completed')
  )
  update transactions t set status = $3, description = $4 from known
  where t.id = known.id returning known.id, known.status, known.created_at, known.amount_minor`;

const SUM = `insert into ledger_months as m (month, type, status, currency, entries, amount_minor)
  values (date_trunc('month', $1::timestamptz at time zone 'UTC')::date, $2, $3, $4, $5, $6)
  on conflict (month, type, status, currency)
  do update set entries = m.entries + excluded.entries, amount_minor = m.amount_minor + excluded.amount_minor`;

const MONEY_OF = `with moved as (
    select type, reference_id, payment_ref, amount_minor, status, created_at, id from transactions where order_id = $1
  )
  select p.reference_id as payment_ref,
    p.amount_minor + coalesce((
      select sum(b.amount_minor) from moved b
      where b.type in ('refund', 'chargeback') and b.payment_ref = p.reference_id and b.status <> 'failed'
    ), 0) as left_minor,
    (select count(*)::int from moved where type in ('refund', 'chargeback')) as outflows
  from moved p where p.type = 'payment' and p.status = 'completed' order by p.created_at, p.id`;

// Ledger writes are serialised: all settlements update the sums of the month anyway, and one by
// one these rows could make two of them wait for each other in a circle. Any constant serves.
const ALONE = 'select pg_advisory_xact_lock(7204392)';

/** A difference to the sum of one month, type, status and currency. */
interface Difference {
  readonly at: Date;
  readonly type: string;
  readonly status: string;
  readonly currency: string;
  readonly entries: 1 | -1;
  readonly amountMinor: number;
}

export class PostgresMoneyLedger extends MoneyLedger {
  constructor(private readonly database: Database) {
    super();
  }

  override record(entries: readonly LedgerEntry[]): Promise<readonly LedgerEntry[]> {
    return this.database.transaction(async () => {
      await this.database.query(ALONE, [], 'write_alone');
      const recorded: LedgerEntry[] = [];
      const differences: Difference[] = [];
      for (const entry of entries) {
        const found = (await this.added(entry)) ?? (await this.raised(entry));
        if (found === undefined) continue;
        recorded.push(entry);
        differences.push(...found);
      }
      for (const { at, type, status, currency, entries: count, amountMinor } of differences) {
        await this.database.query(SUM, [at, type, status, currency, count, amountMinor], 'sum_month');
      }
      return recorded;
    });
  }

  private async added(entry: LedgerEntry): Promise<Difference[] | undefined> {
    const { id, userId, orderId, type, description, referenceId, amountMinor, currency, status, createdAt } = entry;
    const paymentRef = entry.paymentRef ?? null;
    const values = [
      id,
      userId,
      orderId,
      type,
      description,
      referenceId,
      paymentRef,
      amountMinor,
      currency,
      status,
      createdAt,
    ];
    const rows = await this.database.query(ADD, values, 'add_entry');
    return rows.length === 0 ? undefined : [{ at: createdAt, type, status, currency, entries: 1, amountMinor }];
  }

  private async raised(entry: LedgerEntry): Promise<Difference[] | undefined> {
    const { type, referenceId, status, description, currency } = entry;
    const [known] = await this.database.query<{ status: LedgerStatus; created_at: Date; amount_minor: string }>(RAISE, [
      type,
      referenceId,
      status,
      description,
    ]);
    if (known === undefined) return undefined;
    const same = { at: known.created_at, type, currency };
    const amountMinor = Number(known.amount_minor);
    return [
      { ...same, status: known.status, entries: -1, amountMinor: -amountMinor },
      { ...same, status, entries: 1, amountMinor },
    ];
  }

  override async moneyOf(orderId: string): Promise<OrderMoney> {
    const rows = await this.database.query<{ payment_ref: string; left_minor: string; outflows: number }>(MONEY_OF, [
      orderId,
    ]);
    return {
      payments: rows.map((row) => ({ paymentRef: row.payment_ref, leftMinor: Number(row.left_minor) })),
      outflows: rows[0]?.outflows ?? 0,
    };
  }

  override async entriesOf(userId: string): Promise<readonly LedgerEntry[]> {
    const rows = await this.database.query<EntryRow>(
      `select ${COLUMNS} from transactions where user_id = $1 order by created_at desc, id desc`,
      [userId],
    );
    return rows.map(entryOf);
  }
}

interface EntryRow {
  readonly id: string;
  readonly user_id: string;
  readonly order_id: string | null;
  readonly type: LedgerEntry['type'];
  readonly description: string;
  readonly reference_id: string;
  readonly payment_ref: string | null;
  readonly amount_minor: string;
  readonly currency: string;
  readonly status: LedgerStatus;
  readonly created_at: Date;
}

function entryOf(row: EntryRow): LedgerEntry {
  return {
    id: row.id,
    userId: row.user_id,
    orderId: row.order_id,
    type: row.type,
    description: row.description,
    referenceId: row.reference_id,
    ...(row.payment_ref === null ? {} : { paymentRef: row.payment_ref }),
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    status: row.status,
    createdAt: row.created_at,
  };
}
