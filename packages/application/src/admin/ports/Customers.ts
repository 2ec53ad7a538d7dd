import type { Role, User } from '@listwright/domain/accounts';
import type { PlanKey, QuotaKey, Subscription } from '@listwright/domain/billing';
import type { LongPage, PageRequest } from '../../shared/index.js';

/** The state of an account: archived wins over suspended, suspended over inactive. */
export type CustomerState = 'active' | 'inactive' | 'suspended' | 'archived';

/** An account as an administrator sees it. */
export interface Customer {
  readonly user: User;
  readonly quotaOverrides: Readonly<Partial<Record<QuotaKey, number>>>;
  /** Its payments less refunds. */
  readonly spentMinor: number;
  /** The current or last paid plan; undefined: never paid. */
  readonly subscription: Subscription | undefined;
  readonly lastLoginAt: Date | null;
}

export interface CustomerFilter {
  /** Words of the name, the address or the company, all of which must be found. */
  readonly search: string;
  readonly plan?: PlanKey | undefined;
  readonly state?: CustomerState | undefined;
  readonly role?: Role | undefined;
}

/** Newest first, or first those who were nearest to a limit of their period as `rankByUsage` looked last. */
export type CustomerOrder = 'newest' | 'nearest to a limit';

type Changeable = 'email' | 'fullName' | 'companyName' | 'phone' | 'role';

export type CustomerChange = Partial<Pick<User, Changeable | 'isActive' | 'isSuspended' | 'isArchived'>> & {
  /** New limits; null takes the administrator's limit away. */
  readonly limits?: Readonly<Partial<Record<QuotaKey, number | null>>>;
};

export interface ChangedCustomer {
  readonly outcome: 'changed';
  readonly before: Customer;
  readonly after: Customer;
}

export type CustomerChanged = ChangedCustomer | { readonly outcome: 'missing' | 'email_taken' | 'last_administrator' };

export interface MonthlyCount {
  /** `YYYY-MM`, UTC. */
  readonly month: string;
  readonly count: number;
}

/** All accounts but those deleted for good. What is counted here stays cheap however many there are. */
export abstract class Customers {
  /** Newest first where no order is named. */
  abstract list(filter: CustomerFilter, page: PageRequest, order?: CustomerOrder): Promise<LongPage<Customer>>;
  abstract find(id: string): Promise<Customer | undefined>;
  /**
   * Changes what is present in `change`; another address is no longer verified. Refused, and nothing is changed, where the address is taken, and where it would
   * leave no administrator who can sign in; of several concurrent demotions one is refused. Joins the ambient
   * transaction, which must be rolled back after a refusal.
   */
  abstract change(id: string, change: CustomerChange): Promise<CustomerChanged>;
  /** Looks how near all accounts, or only one, are to a limit of the period that they are in. Reads all of their use. */
  abstract rankByUsage(now: Date, only?: string): Promise<void>;
  /** All accounts, and those that can sign in. */
  abstract counts(): Promise<{ readonly total: number; readonly active: number }>;
  /** New accounts by month, those deleted since included; months without any are left out. */
  abstract signUps(): Promise<readonly MonthlyCount[]>;
}
