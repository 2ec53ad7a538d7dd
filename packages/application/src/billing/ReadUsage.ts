import {
  percentageUsed,
  QUOTA_KEYS,
  quotaLimits,
  quotaPeriod,
  type PlanKey,
  type QuotaKey,
} from '@listwright/domain/billing';
import type { Actor, Clock } from '../shared/index.js';
import { isInTrial } from './isInTrial.js';
import type { UsageLedger, UsageTotals } from './ports/UsageLedger.js';

export interface QuotaState {
  readonly used: number;
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly percentage: number;
}

export interface Usage {
  readonly plan: PlanKey;
  readonly resetDate: Date;
  readonly quotas: Readonly<Record<QuotaKey, QuotaState>>;
  readonly totals: UsageTotals;
  readonly thisPeriod: UsageTotals;
}

/** Plan, quotas of the current period and totals of the own account. */
export class ReadUsage {
  constructor(
    private readonly ledger: UsageLedger,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<Usage> {
    const now = this.clock.now();
    const period = quotaPeriod(actor.accountStart, now);
    const limits = quotaLimits(actor.plan, actor.quotaOverrides, isInTrial(actor, now));
    const [used, { competitorAnalysesInPeriod, ...totals }] = await Promise.all([
      this.ledger.used(actor.userId, period),
      this.ledger.totals(actor.userId, period),
    ]);
    const states = QUOTA_KEYS.map((quota) => [quota, stateOf(used[quota], limits[quota])]);
    return {
      plan: actor.plan,
      resetDate: period.end,
      quotas: Object.fromEntries(states) as Record<QuotaKey, QuotaState>,
      totals,
      thisPeriod: {
        listings: used.listings_generated,
        images: used.images_processed,
        competitorAnalyses: competitorAnalysesInPeriod,
      },
    };
  }
}

function stateOf(used: number, limit: number | null): QuotaState {
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return { used, limit, remaining, percentage: percentageUsed(used, limit) };
}
