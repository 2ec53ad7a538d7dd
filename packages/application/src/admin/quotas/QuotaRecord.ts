import { QUOTA_KEYS, quotaLimits, quotaPeriod, type QuotaKey } from '@listwright/domain/billing';
import { isInTrial, type UsedUnits } from '../../billing/index.js';
import type { Customer } from '../ports/Customers.js';

export interface AdminQuota {
  readonly used: number;
  readonly limit: number | null;
  /** Whether an administrator set the limit. */
  readonly override: boolean;
}

/** The quotas of one account in its current period. */
export interface QuotaRecord {
  readonly customer: Customer;
  readonly resetDate: Date;
  readonly quotas: Readonly<Record<QuotaKey, AdminQuota>>;
}

export function quotaRecordOf(customer: Customer, used: UsedUnits, now: Date): QuotaRecord {
  const { user, quotaOverrides } = customer;
  const inTrial = isInTrial({ accountStart: user.createdAt }, now);
  const limits = quotaLimits(user.plan, quotaOverrides, inTrial);
  const entries = QUOTA_KEYS.map((quota) => [
    quota,
    { used: used[quota], limit: limits[quota], override: quotaOverrides[quota] !== undefined },
  ]);
  return {
    customer,
    resetDate: quotaPeriod(user.createdAt, now).end,
    quotas: Object.fromEntries(entries) as QuotaRecord['quotas'],
  };
}
