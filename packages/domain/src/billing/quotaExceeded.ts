import { DomainError } from '../shared/index.js';
import { PLANS, upgradesFrom, type PlanKey } from './Plan.js';
import { percentageUsed, QUOTA_NAMES, type QuotaKey } from './Quota.js';

export interface SpentQuota {
  readonly plan: PlanKey;
  readonly quota: QuotaKey;
  readonly used: number;
  readonly limit: number;
  /** When the next period starts. */
  readonly resetDate: Date;
}

/** The refusal that opens the quota modal; its details are the modal's data. */
export function quotaExceeded(spent: SpentQuota): DomainError {
  const { plan, quota, used, limit, resetDate } = spent;
  const name = PLANS[plan].name;
  const reset = resetDate.toISOString();
  const message =
    limit === 0
      ? `The ${name} plan includes no ${QUOTA_NAMES[quota].toLowerCase()}s. Upgrade to use them.`
      : `${QUOTA_NAMES[quota]} quota reached: ${used} of ${limit} used on the ${name} plan. It resets on ${reset.slice(0, 10)}.`;
  return new DomainError('quota_exceeded', 'quota_exceeded', message, {
    details: {
      quota_exceeded: true,
      current_plan: plan,
      usage_stats: { quota, used, limit, percentage_used: percentageUsed(used, limit) },
      upgrade_options: upgradesFrom(plan).map(({ key, name: planName, price, currency, quotas }) => ({
        plan: key,
        name: planName,
        price,
        currency,
        quotas,
      })),
      reset_date: reset,
    },
  });
}
