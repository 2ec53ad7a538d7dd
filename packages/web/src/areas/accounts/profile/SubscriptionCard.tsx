import type { api, CallOutput } from '@listwright/application/contract';
import { PLANS } from '@listwright/domain/billing';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';

type Subscription = CallOutput<typeof api.accounts.me>['subscription'];

/** The plan in force, whether it may be used, and when it is paid for next. */
export function SubscriptionCard({ subscription }: { readonly subscription: Subscription }) {
  const { name, price, currency } = PLANS[subscription.plan];
  const cost = price === null ? 'By contract' : `${formatNumber.money(price, currency)} a month`;
  return (
    <SectionCard id="subscription" title="Subscription">
      <dl className="lw-details-list" data-columns="3">
        <div>
          <dt>Plan</dt>
          <dd>
            {name} <span className="lw-secondary">· {cost}</span>
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <StatusPill tone="ok">Active</StatusPill>
          </dd>
        </div>
        <div>
          <dt>Next billing</dt>
          <dd>{nextBilling(subscription)}</dd>
        </div>
      </dl>
    </SectionCard>
  );
}

function nextBilling({ next_billing: day, next_billing_estimated: isEstimated }: Subscription): string {
  if (day === null) return 'None: this plan costs nothing';
  return isEstimated ? `${formatDate.day(day)} (estimated)` : formatDate.day(day);
}
