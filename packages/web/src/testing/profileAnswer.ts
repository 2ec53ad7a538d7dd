import { aUser } from './aUser';

/** The reply of /api/auth/me for a seller on the free plan. */
export function profileAnswer(changes: Parameters<typeof aUser>[0] = {}, subscription: object = {}) {
  return {
    user: aUser(changes),
    subscription: {
      plan: 'free',
      status: 'active',
      next_billing: null,
      next_billing_estimated: false,
      current_period_start: null,
      current_period_end: null,
      scheduled_plan: null,
      provider: null,
      granted: false,
      ...subscription,
    },
  };
}
