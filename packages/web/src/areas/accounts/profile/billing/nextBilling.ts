import type { api, CallOutput } from '@listwright/application/contract';
import { formatDate } from '../../../../ui/formatDate';

type Subscription = CallOutput<typeof api.accounts.me>['subscription'];

/** When the next payment is due, or why none is. */
export function nextBilling({ next_billing: day, next_billing_estimated: isEstimated, ...paid }: Subscription): string {
  if (day === null && paid.current_period_end !== null)
    return `None. Ends on ${formatDate.day(paid.current_period_end)}`;
  if (paid.granted) return 'None. You aren’t charged for this plan';
  if (day === null) return 'None. This plan is free';
  return isEstimated ? `${formatDate.day(day)} (estimated)` : formatDate.day(day);
}
