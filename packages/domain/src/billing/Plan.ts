import { QUOTA_KEYS, type QuotaKey } from './Quota.js';

export const PLAN_KEYS = ['free', 'pro', 'enterprise', 'unlimited'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** A subscription plan. Money is in whole rupees a month: what is charged, with whatever taxes the operator owes on it. */
export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  /** null: by sales contact. */
  readonly price: number | null;
  /** The struck-through list price; null where there is none. */
  readonly listPrice: number | null;
  readonly currency: 'INR';
  /** Units a period; null: unlimited. */
  readonly quotas: Readonly<Record<QuotaKey, number | null>>;
  /** Rows that one bulk file may hold. */
  readonly bulkRows: number;
  readonly features: readonly string[];
}

/** The one plan table. The pricing page, the quota check, the admin area and the API all read it. */
export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  free: {
    key: 'free',
    name: 'Starter',
    price: 0,
    listPrice: null,
    currency: 'INR',
    quotas: { listings_generated: 100, images_processed: 20, api_calls: 100, bulk_operations: 0 },
    bulkRows: 0,
    features: ['Email support'],
  },
  pro: {
    key: 'pro',
    name: 'Professional',
    price: 1649,
    listPrice: 1665,
    currency: 'INR',
    quotas: { listings_generated: 2000, images_processed: 500, api_calls: 2000, bulk_operations: 200 },
    bulkRows: 100,
    features: ['Priority support', 'Advanced analytics'],
  },
  enterprise: {
    key: 'enterprise',
    name: 'Enterprise',
    price: 4124,
    listPrice: 4165,
    currency: 'INR',
    quotas: { listings_generated: 10_000, images_processed: 1000, api_calls: 10_000, bulk_operations: 2000 },
    bulkRows: 10_000,
    features: ['24/7 support', 'Custom integrations', 'Dedicated account manager'],
  },
  unlimited: {
    key: 'unlimited',
    name: 'Unlimited',
    price: null,
    listPrice: null,
    currency: 'INR',
    quotas: { listings_generated: null, images_processed: null, api_calls: null, bulk_operations: null },
    bulkRows: 100_000,
    features: ['Unlimited quotas', 'White-label options'],
  },
};

/** The free plan's extras during the 14-day trial. */
export const TRIAL = { days: 14, bulkOperations: 3, bulkRows: 10 } as const;

/** Rows that one bulk file of an account may hold. */
export function bulkRowLimit(plan: PlanKey, inTrial: boolean): number {
  return plan === 'free' && inTrial ? TRIAL.bulkRows : PLANS[plan].bulkRows;
}

/** Rows that are checked of a file, whatever the plan: what a larger plan would take is shown before it is bought. */
export function checkedRowLimit(plan: PlanKey): number {
  return Math.max(PLANS.enterprise.bulkRows, PLANS[plan].bulkRows);
}

/** The limit of stored listings for free copies, in months of a plan's listings. */
const COPIED_MONTHS = 20;

/** The number of stored listings up to which copies are allowed; null: unlimited. */
export function copyLimit(plan: PlanKey): number | null {
  const monthly = PLANS[plan].quotas.listings_generated;
  return monthly === null ? null : monthly * COPIED_MONTHS;
}

/** An ordinary listing takes 8 kB, of which a version is 1 kB: this is room for forty edits of each. */
const BYTES_OF_LISTING = 50_000;

/** The bytes that the listings of an account may take with their versions; null: unlimited. */
export function listingBytesLimit(plan: PlanKey): number | null {
  const listings = copyLimit(plan);
  return listings === null ? null : listings * BYTES_OF_LISTING;
}

/** The plans above `plan`, cheapest first: what the quota modal offers. */
export function upgradesFrom(plan: PlanKey): readonly Plan[] {
  return PLAN_KEYS.slice(PLAN_KEYS.indexOf(plan) + 1).map((key) => PLANS[key]);
}

/**
 * The units of `quota` an account may use in a period; null: unlimited. An administrator's override wins over the plan;
 * a trial adds bulk operations to the free plan.
 */
export function quotaLimit(
  plan: PlanKey,
  quota: QuotaKey,
  override: number | null | undefined,
  inTrial: boolean,
): number | null {
  if (override !== undefined && override !== null) return override;
  if (quota === 'bulk_operations' && plan === 'free' && inTrial) return TRIAL.bulkOperations;
  return PLANS[plan].quotas[quota];
}

/** All limits of an account at once. */
export function quotaLimits(
  plan: PlanKey,
  overrides: Readonly<Partial<Record<QuotaKey, number>>>,
  inTrial: boolean,
): Record<QuotaKey, number | null> {
  const entries = QUOTA_KEYS.map((quota) => [quota, quotaLimit(plan, quota, overrides[quota], inTrial)]);
  return Object.fromEntries(entries) as Record<QuotaKey, number | null>;
}
