import {
  TransactionReadModel,
  type MoneySum,
  type Paying,
  type PaymentFilter,
  type PaymentRecord,
  type TransactionFilter,
  type TransactionPage,
  type TransactionSum,
  type TransactionSums,
} from '@listwright/application/admin';
import { COUNTED_AT_MOST, type LongPage, type PageRequest } from '@listwright/application/shared';
import {
  BOOK_CURRENCY,
  type LedgerMonth,
  type PaymentStatus,
  type TransactionStatus,
  type TransactionType,
} from '@listwright/domain/admin';
import { UNPAID, type PlanKey } from '@listwright/domain/billing';
import type { Knex } from 'knex';
import type { Database } from '../Database.js';
import { countedUpTo, pageOf, takePage } from '../keysetPage.js';
import { likePatterns } from '../likePatterns.js';
import { monthsWithin } from './monthsWithin.js';
import { paymentOf, transactionOf, type PaymentRow, type TransactionRow } from './moneyRows.js';

/** How many matching customers a search considers: the newest. */
const MAX_CUSTOMERS = 1000;

const PAYMENT_COLUMNS = `p.id, p.user_id, p.gateway, p.order_ref, p.payment_ref, p.plan, p.amount_minor, p.currency,
  p.status, p.method, p.failure, p.refunded_minor, (
    select coalesce(-sum(t.amount_minor), 0) from transactions t
    where t.order_id = p.id and t.status = 'pending' and t.type in ('refund', 'chargeback')
      and t.payment_ref = p.payment_ref
  ) as refunding_minor, (
    select coalesce(sum(t.amount_minor), 0) from transactions t
    where t.order_id = p.id and (
      t.type = 'payment' and t.status = 'completed' and t.reference_id <> p.payment_ref
      or t.type in ('refund', 'chargeback') and t.status <> 'failed' and t.payment_ref <> p.payment_ref
    )
  ) as surplus_minor, p.created_at, p.created_at::text as cursor_value, u.full_name, u.email`;

const PAYMENT_ORDER = { by: 'p.created_at', id: 'p.id' };

const TRANSACTION_COLUMNS = `t.id, t.user_id, t.type, t.description, t.reference_id, t.amount_minor, t.currency,
  t.status, t.created_at, t.created_at::text as cursor_value, u.full_name, u.email`;

const MONTHS = `select to_char(month, 'YYYY-MM') as month, type, status, entries::int, amount_minor
  from ledger_months where currency = $1 and entries > 0`;

// Complete months come from the stored sums, the partial months around them from their entries.
const KEPT_SUMS = `select type, status, sum(entries)::int as count, sum(amount_minor) as amount_minor from ledger_months
  where ($1::date is null or month >= $1) and ($2::date is null or month < $2)
    and ($3::text is null or type = $3) and ($4::text is null or status = $4)
  group by type, status having sum(entries) > 0`;

interface PaymentSumRow {
  readonly status: PaymentStatus;
  readonly payments: number;
  readonly amount_minor: string;
  readonly refunded_minor: string;
}

interface SumRow {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly count: number;
  readonly amount_minor: string;
}

/** What a search comes to: its words as patterns, and the customers who have them. */
interface FoundWords {
  readonly words: readonly string[];
  readonly customers: readonly string[];
}

export class PostgresTransactionReadModel extends TransactionReadModel {
  constructor(private readonly database: Database) {
    super();
  }

  override async listPayments({ search, status }: PaymentFilter, page: PageRequest): Promise<LongPage<PaymentRecord>> {
    const { build } = this.database;
    const matching = build('payments as p');
    if (status !== undefined) void matching.where('p.status', status);
    const found = await this.find(search);
    narrow(matching, found, 'p.user_id', `lower(p.order_ref || ' ' || coalesce(p.payment_ref, ''))`);
    const rows = matching.clone().join('users as u', 'u.id', 'p.user_id').select(build.raw(PAYMENT_COLUMNS));
    const [counted, records] = await Promise.all([
      found.words.length > 0 ? countedUpTo(this.database, matching) : this.keptCount(status),
      this.database.run<PaymentRow>(takePage(rows, PAYMENT_ORDER, page)),
    ]);
    return { ...pageOf(records, page.limit, paymentOf), ...counted };
  }

  override async sumPayments(): Promise<Readonly<Record<PaymentStatus, MoneySum>>> {
    const [sums, [refunded]] = await Promise.all([
      this.paymentSums(),
      this.database.query<{ payments: number }>(
        'select count(*)::int as payments from payments where refunded_minor > 0',
      ),
    ]);
    const of = (status: PaymentStatus) => sums.find((sum) => sum.status === status);
    const kept = (status: PaymentStatus): MoneySum => {
      const sum = of(status);
      return {
        count: sum?.payments ?? 0,
        amountMinor: Number(sum?.amount_minor ?? 0) - Number(sum?.refunded_minor ?? 0),
      };
    };
    return {
      completed: kept('completed'),
      pending: kept('pending'),
      failed: kept('failed'),
      refunded: {
        count: refunded?.payments ?? 0,
        amountMinor: sums.reduce((total, { refunded_minor }) => total + Number(refunded_minor), 0),
      },
    };
  }

  private async keptCount(status?: PaymentStatus): Promise<{ total: number; capped: boolean }> {
    const sums = (await this.paymentSums()).filter((sum) => status === undefined || sum.status === status);
    return { total: sums.reduce((total, { payments }) => total + payments, 0), capped: false };
  }

  private paymentSums(): Promise<PaymentSumRow[]> {
    return this.database.query<PaymentSumRow>(
      'select status, payments::int, amount_minor, refunded_minor from payment_sums',
    );
  }

  override async findPayment(id: string): Promise<PaymentRecord | undefined> {
    const [row] = await this.database.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments p join users u on u.id = p.user_id where p.id = $1`,
      [id],
    );
    return row && paymentOf(row);
  }

  override async listTransactions(filter: TransactionFilter, page: PageRequest): Promise<TransactionPage> {
    const found = await this.find(filter.search);
    const rows = this.matching(filter, found)
      .join('users as u', 'u.id', 't.user_id')
      .select(this.database.build.raw(TRANSACTION_COLUMNS));
    const records = await this.database.run<TransactionRow>(takePage(rows, { by: 't.created_at', id: 't.id' }, page));
    return pageOf(records, page.limit, transactionOf);
  }

  override async sumTransactions(filter: TransactionFilter): Promise<TransactionSums> {
    if (filter.search.trim() !== '') return this.sumNewest(filter);
    const { first, end, parts } = monthsWithin(filter.from, filter.until);
    const kept = first !== undefined && end !== undefined && first >= end ? [] : [{ first, end }];
    const sums = await Promise.all([
      ...kept.map((months) =>
        this.database.query<SumRow>(KEPT_SUMS, [months.first, months.end, filter.type, filter.status]),
      ),
      ...parts.map((part) => this.sumOf({ ...filter, ...part })),
    ]);
    return { sums: together(sums.flat()), capped: false };
  }

  override async months(): Promise<readonly LedgerMonth[]> {
    type Row = Omit<LedgerMonth, 'amountMinor'> & { readonly amount_minor: string };
    const rows = await this.database.query<Row>(MONTHS, [BOOK_CURRENCY]);
    return rows.map(({ amount_minor, ...row }) => ({ ...row, amountMinor: Number(amount_minor) }));
  }

  override async paying(): Promise<Readonly<Partial<Record<PlanKey, Paying>>>> {
    const rows = await this.database.query<Paying & { readonly plan: PlanKey }>(
      `select plan, sum(subscriptions)::int as accounts,
         coalesce(sum(subscriptions) filter (where status <> 'cancelled'), 0)::int as renewing
       from subscription_counts
       where status <> 'lapsed' and gateway <> $1 group by plan having sum(subscriptions) > 0`,
      [UNPAID],
    );
    return Object.fromEntries(rows.map(({ plan, ...paying }) => [plan, paying]));
  }

  /** A builder is thenable: an async function would run it instead of returning it. So its inputs are fetched before. */
  private matching({ type, status, from, until }: TransactionFilter, found: FoundWords): Knex.QueryBuilder {
    const matching = this.database.build('transactions as t');
    if (type !== undefined) void matching.where('t.type', type);
    if (status !== undefined) void matching.where('t.status', status);
    if (from !== undefined) void matching.where('t.created_at', '>=', from);
    if (until !== undefined) void matching.where('t.created_at', '<', until);
    narrow(matching, found, 't.user_id', `lower(t.description || ' ' || t.reference_id)`);
    return matching;
  }

  /** The customers that a search matches, looked up first: as a list of ids both sides of an "or" are found by index. */
  private async find(search: string): Promise<FoundWords> {
    const words = likePatterns(search);
    if (words.length === 0) return { words, customers: [] };
    const customers = this.database.build('users as u').select('u.id').whereRaw('u.erased_at is null');
    for (const word of words) {
      void customers.whereRaw(`lower(u.full_name || ' ' || u.email || ' ' || u.company_name) like ?`, [word]);
    }
    const newest = customers.orderByRaw('u.created_at desc, u.id desc').limit(MAX_CUSTOMERS);
    const rows = await this.database.run<{ id: string }>(newest);
    return { words, customers: rows.map(({ id }) => id) };
  }

  private sumOf(filter: TransactionFilter): Promise<readonly SumRow[]> {
    const { build } = this.database;
    const found = { words: [], customers: [] };
    return this.database.run<SumRow>(
      this.matching(filter, found)
        .select(build.raw('t.type, t.status, count(*)::int as count, sum(t.amount_minor) as amount_minor'))
        .groupBy('t.type', 't.status'),
    );
  }

  private async sumNewest(filter: TransactionFilter): Promise<TransactionSums> {
    const { build } = this.database;
    const found = await this.find(filter.search);
    const some = this.matching(filter, found)
      .select(build.raw('t.type, t.status, t.amount_minor'))
      .orderByRaw('t.created_at desc, t.id desc')
      .limit(COUNTED_AT_MOST + 1);
    const rows = await this.database.run<SumRow>(
      build
        .from(some.as('some'))
        .select(build.raw('type, status, count(*)::int as count, sum(amount_minor) as amount_minor'))
        .groupBy('type', 'status'),
    );
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return { sums: together(rows), capped: total > COUNTED_AT_MOST };
  }
}

/** Filters by all words in the own text, or in the customer's. */
function narrow(matching: Knex.QueryBuilder, { words, customers }: FoundWords, owner: string, text: string): void {
  if (words.length === 0) return;
  void matching.where((either) => {
    void either.where((own) => {
      for (const word of words) void own.whereRaw(`${text} like ?`, [word]);
    });
    if (customers.length > 0) void either.orWhereRaw(`${owner} = any(?::uuid[])`, [[...customers]]);
  });
}

/** The same type and status may come from kept months and from the parts around them. */
function together(rows: readonly SumRow[]): TransactionSums['sums'] {
  const sums = new Map<string, TransactionSum>();
  for (const { type, status, count, amount_minor } of rows) {
    const key = `${type} ${status}`;
    const sum = sums.get(key) ?? { type, status, count: 0, amountMinor: 0 };
    sums.set(key, { ...sum, count: sum.count + count, amountMinor: sum.amountMinor + Number(amount_minor) });
  }
  return [...sums.values()];
}
