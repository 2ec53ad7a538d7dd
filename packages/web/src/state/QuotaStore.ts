import { PLAN_KEYS, QUOTA_KEYS, type PlanKey, type QuotaKey } from '@listwright/domain/billing';
import { makeAutoObservable } from 'mobx';

/** The content of the quota modal, from the server's error. */
export interface SpentQuota {
  readonly message: string;
  readonly currentPlan: PlanKey;
  readonly quota: QuotaKey;
  readonly used: number;
  readonly limit: number;
  readonly percentageUsed: number;
  readonly upgrades: readonly PlanKey[];
  readonly resetDate: string;
}

/** The state of the quota modal. Any call may open it. */
export class QuotaStore {
  spent: SpentQuota | null = null;
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(problem: Readonly<Record<string, unknown>>): void {
    this.spent = read(problem);
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

function read(problem: Readonly<Record<string, unknown>>): SpentQuota {
  const stats = (problem.usage_stats ?? {}) as Record<string, unknown>;
  const options = Array.isArray(problem.upgrade_options) ? (problem.upgrade_options as { plan?: unknown }[]) : [];
  return {
    message: String(problem.message ?? problem.detail ?? 'Quota reached.'),
    currentPlan: PLAN_KEYS.find((key) => key === problem.current_plan) ?? 'free',
    quota: QUOTA_KEYS.find((key) => key === stats.quota) ?? 'listings_generated',
    used: Number(stats.used ?? 0),
    limit: Number(stats.limit ?? 0),
    percentageUsed: Number(stats.percentage_used ?? 100),
    upgrades: PLAN_KEYS.filter((key) => options.some(({ plan }) => plan === key)),
    resetDate: String(problem.reset_date ?? ''),
  };
}
