import { PLAN_KEYS, type PlanKey } from '@listwright/domain/billing';

/** The plan of the user logged in on this device; null for a visitor. */
export function currentPlan(): PlanKey | null {
  try {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as {
      isAuthenticated?: boolean;
      user?: { subscription_plan?: string };
    } | null;
    if (stored?.isAuthenticated !== true) return null;
    return PLAN_KEYS.find((key) => key === stored.user?.subscription_plan) ?? null;
  } catch {
    return null;
  }
}
