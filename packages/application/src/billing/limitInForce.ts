import { quotaLimit, type QuotaKey } from '@listwright/domain/billing';
import type { Actor } from '../shared/index.js';
import { isInTrial } from './isInTrial.js';

/** How many units of a quota an account may use in its current period; null: unlimited. */
export function limitInForce(actor: Actor, quota: QuotaKey, now: Date): number | null {
  return quotaLimit(actor.plan, quota, actor.quotaOverrides[quota], isInTrial(actor, now));
}
