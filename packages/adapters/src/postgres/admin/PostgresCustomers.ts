import {
  Customers,
  type Customer,
  type CustomerChange,
  type CustomerChanged,
  type CustomerFilter,
  type CustomerOrder,
  type MonthlyCount,
} from '@listwright/application/admin';
import type { LongPage, PageRequest } from '@listwright/application/shared';
import { canUseAccount, emailKey, type User } from '@listwright/domain/accounts';
import { isLastAdministrator } from '../accounts/isLastAdministrator.js';
import type { Database } from '../Database.js';
import { countedUpTo, pageOf, takePage, type KeysetOrder } from '../keysetPage.js';
import { likePatterns } from '../likePatterns.js';
import { RANK_SLICE, nearnessBindings } from './nearnessToLimit.js';
import { CUSTOMER_COLUMNS, customerOf, type CustomerRow } from './customerRow.js';

const NEWEST: KeysetOrder = { by: 'u.created_at', id: 'u.id' };
const NEAREST: KeysetOrder = { by: 'nearness.to_limit', id: 'nearness.user_id', type: 'int', name: 'nearest' };
/** How many accounts are ranked by one statement. */
const SLICE = 2000;

const FIND = `select ${CUSTOMER_COLUMNS} from users u left join subscriptions s on s.user_id = u.id
  where u.id = $1 and u.erased_at is null`;

// Limits are laid over those in force, then those that were taken away are dropped.
const CHANGE = `update users set email = $2, email_key = $3, full_name = $4, company_name = $5, phone = $6,
    role = $7, is_active = $8, is_suspended = $9, is_archived = $10,
    email_verified_at = case when email_key = $3 then email_verified_at end,
    quota_overrides = jsonb_strip_nulls(quota_overrides || $11::jsonb), updated_at = now()
  where id = $1`;

/** `unique_violation` of PostgreSQL. */
const TAKEN = '23505';

export class PostgresCustomers extends Customers {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(
    filter: CustomerFilter,
    page: PageRequest,
    order: CustomerOrder = 'newest',
  ): Promise<LongPage<Customer>> {
    const { build } = this.database;
    const matching = build('users as u').whereRaw('u.erased_at is null');
    if (filter.plan !== undefined) void matching.where('u.subscription_plan', filter.plan);
    if (filter.state !== undefined) void matching.where('u.account_state', filter.state);
    if (filter.role !== undefined) void matching.where('u.role', filter.role);
    const words = likePatterns(filter.search);
    for (const word of words) {
      void matching.whereRaw(`lower(u.full_name || ' ' || u.email || ' ' || u.company_name) like ?`, [word]);
    }
    const keyset = order === 'newest' ? NEWEST : NEAREST;
    const rows = matching
      .clone()
      .leftJoin('subscriptions as s', 's.user_id', 'u.id')
      .select(build.raw(`${CUSTOMER_COLUMNS}, ${keyset.by}::text as cursor_value`));
    if (order !== 'newest') void rows.join('quota_nearness as nearness', 'nearness.user_id', 'u.id');
    const [counted, records] = await Promise.all([
      words.length > 0 || filter.role !== undefined ? countedUpTo(this.database, matching) : this.keptCount(filter),
      this.database.run<CustomerRow & { cursor_value: string }>(takePage(rows, keyset, page)),
    ]);
    return { ...pageOf(records, page.limit, customerOf, keyset.name), ...counted };
  }

  override async find(id: string): Promise<Customer | undefined> {
    const [row] = await this.database.query<CustomerRow>(FIND, [id]);
    return row && customerOf(row);
  }

  override change(id: string, { limits = {}, ...fields }: CustomerChange): Promise<CustomerChanged> {
    return this.database.transaction(async (): Promise<CustomerChanged> => {
      const wanted = (user: User): User => ({ ...user, ...fields });
      // Before this account is locked: locking one administrator first and then the others could deadlock.
      const losesAdministrator = fields.role === 'user' || !canUseAccount({ ...USABLE, ...fields });
      if (losesAdministrator && (await isLastAdministrator(this.database, id)))
        return { outcome: 'last_administrator' };
      await this.database.query('select 1 from users where id = $1 for no key update', [id]);
      const before = await this.find(id);
      if (before === undefined) return { outcome: 'missing' };
      const { email, fullName, companyName, phone, role, ...flags } = wanted(before.user);
      try {
        await this.database.query(CHANGE, [
          id,
          email.trim(),
          emailKey(email),
          fullName,
          companyName,
          phone,
          role,
          flags.isActive,
          flags.isSuspended,
          flags.isArchived,
          JSON.stringify(limits),
        ]);
      } catch (error) {
        if ((error as { code?: string }).code === TAKEN) return { outcome: 'email_taken' };
        throw error;
      }
      return { outcome: 'changed', before, after: (await this.find(id)) ?? before };
    });
  }

  override async rankByUsage(now: Date, only?: string): Promise<void> {
    let last = await this.rankSlice(now, null, only ?? null);
    while (only === undefined && last !== undefined) last = await this.rankSlice(now, last, null);
  }

  /** Statements have a time limit of seconds. Returns the last account of the slice. */
  private async rankSlice(now: Date, after: string | null, only: string | null): Promise<string | undefined> {
    const values = [after, after, only, only, SLICE, ...nearnessBindings(now)] as string[];
    const [last] = await this.database.run<{ id: string }>(this.database.build.raw(RANK_SLICE, values));
    return last?.id;
  }

  override async counts(): Promise<{ total: number; active: number }> {
    const [row] = await this.database.query<{ total: number; active: number }>(
      `select coalesce(sum(accounts), 0)::int as total,
         coalesce(sum(accounts) filter (where state = 'active'), 0)::int as active
       from account_counts where state <> 'erased'`,
    );
    return row ?? { total: 0, active: 0 };
  }

  override signUps(): Promise<readonly MonthlyCount[]> {
    return this.database.query<{ month: string; count: number }>(
      `select to_char(month, 'YYYY-MM') as month, accounts::int as count from sign_ups`,
    );
  }

  /** Without words or a role the stored count is used. */
  private async keptCount({ plan, state }: CustomerFilter): Promise<{ total: number; capped: boolean }> {
    const [row] = await this.database.query<{ total: number }>(
      `select coalesce(sum(accounts), 0)::int as total from account_counts
       where state <> 'erased' and ($1::text is null or plan = $1) and ($2::text is null or state = $2)`,
      [plan, state],
    );
    return { total: row?.total ?? 0, capped: false };
  }
}

const USABLE = { isActive: true, isSuspended: false, isArchived: false };
