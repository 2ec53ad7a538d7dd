import { upgradeNames } from '../../ui/quota/upgradeNames';
import type { User } from '../../state/SessionStore';

type Plan = User['subscription_plan'];

const NEXT: Readonly<Partial<Record<Plan, Plan>>> = { free: 'pro', pro: 'enterprise' };

/** The link to the next larger plan; null if no larger plan can be bought. */
export function upgradePath(plan: Plan | undefined): string | null {
  const next = plan === undefined ? undefined : NEXT[plan];
  return next === undefined ? null : `/app/profile?upgrade=${upgradeNames[next]}`;
}
