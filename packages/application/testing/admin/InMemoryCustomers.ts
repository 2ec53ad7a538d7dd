import { canUseAccount, emailKey, type User } from '@listwright/domain/accounts';
import { nearnessToLimit, QUOTA_KEYS, quotaLimits, type QuotaKey, type Subscription } from '@listwright/domain/billing';
import {
  Customers,
  type Customer,
  type CustomerChange,
  type CustomerChanged,
  type CustomerFilter,
  type CustomerOrder,
  type CustomerState,
  type MonthlyCount,
} from '../../src/admin/index.js';
import { isInTrial, type UsedUnits } from '../../src/billing/index.js';
import type { LongPage, PageRequest } from '../../src/shared/index.js';
import type { InMemoryUsers } from '../accounts/InMemoryUsers.js';
import { matchesWords } from '../shared/matchesWords.js';
import { pageOf } from '../shared/pageOf.js';

export class InMemoryCustomers extends Customers {
  private readonly limits = new Map<string, Partial<Record<QuotaKey, number>>>();
  private readonly ranks = new Map<string, number>();

  constructor(
    private readonly users: InMemoryUsers,
    private readonly spentMinor: (userId: string) => number = () => 0,
    private readonly subscriptions: (userId: string) => Subscription | undefined = () => undefined,
    /** What an account used of its period at a time. */
    private readonly used: (userId: string, now: Date) => Partial<UsedUnits> = () => ({}),
  ) {
    super();
  }

  override async list(
    { search, plan, state, role }: CustomerFilter,
    page: PageRequest,
    order: CustomerOrder = 'newest',
  ): Promise<LongPage<Customer>> {
    const matching = this.all()
      .filter(({ user }) => plan === undefined || user.plan === plan)
      .filter(({ user }) => state === undefined || stateOf(user) === state)
      .filter(({ user }) => role === undefined || user.role === role)
      .filter(({ user }) => matchesWords(search, user.fullName, user.email, user.companyName));
    if (order !== 'newest') {
      const rank = ({ user }: Customer) => this.ranks.get(user.id) ?? 0;
      matching.sort((a, b) => rank(b) - rank(a));
    }
    return { ...pageOf(matching, page, (one) => one), capped: false };
  }

  override async rankByUsage(now: Date, only?: string): Promise<void> {
    for (const one of this.all())
      if (only === undefined || one.user.id === only) this.ranks.set(one.user.id, this.nearness(one, now));
  }

  override async find(id: string): Promise<Customer | undefined> {
    return this.all().find(({ user }) => user.id === id);
  }

  override async change(id: string, { limits = {}, ...fields }: CustomerChange): Promise<CustomerChanged> {
    const before = await this.find(id);
    if (before === undefined) return { outcome: 'missing' };
    const others = this.all().filter(({ user }) => user.id !== id);
    const email = fields.email;
    if (email !== undefined && others.some(({ user }) => emailKey(user.email) === emailKey(email))) {
      return { outcome: 'email_taken' };
    }
    const wanted = { ...before.user, ...fields };
    if (isUsableAdmin(before.user) && !isUsableAdmin(wanted) && !others.some(({ user }) => isUsableAdmin(user))) {
      return { outcome: 'last_administrator' };
    }
    const isSameAddress = email === undefined || emailKey(email) === emailKey(before.user.email);
    this.users.change(id, isSameAddress ? fields : { ...fields, emailVerifiedAt: null });
    const all = Object.entries({ ...before.quotaOverrides, ...limits }).filter(([, limit]) => limit !== null);
    this.limits.set(id, Object.fromEntries(all) as Partial<Record<QuotaKey, number>>);
    return { outcome: 'changed', before, after: (await this.find(id)) ?? before };
  }

  override async counts(): Promise<{ total: number; active: number }> {
    const all = this.all();
    return { total: all.length, active: all.filter(({ user }) => canUseAccount(user)).length };
  }

  override async signUps(): Promise<readonly MonthlyCount[]> {
    const months = this.all().map(({ user }) => user.createdAt.toISOString().slice(0, 7));
    return [...new Set(months)].map((month) => ({ month, count: months.filter((one) => one === month).length }));
  }

  private nearness({ user, quotaOverrides }: Customer, now: Date): number {
    const limits = quotaLimits(user.plan, quotaOverrides, isInTrial({ accountStart: user.createdAt }, now));
    const used = this.used(user.id, now);
    return Math.max(...QUOTA_KEYS.map((quota) => nearnessToLimit(used[quota] ?? 0, limits[quota])));
  }

  private all(): Customer[] {
    return this.users.all().map(({ user, lastLoginAt }) => ({
      user,
      lastLoginAt,
      spentMinor: this.spentMinor(user.id),
      subscription: this.subscriptions(user.id),
      quotaOverrides: this.limits.get(user.id) ?? {},
    }));
  }
}

const isUsableAdmin = (user: User) => user.role === 'admin' && canUseAccount(user);

function stateOf({ isArchived, isSuspended, isActive }: User): CustomerState {
  if (isArchived) return 'archived';
  if (isSuspended) return 'suspended';
  return isActive ? 'active' : 'inactive';
}
