import { PLANS, QUOTA_KEYS, type PlanKey } from '@listwright/domain/billing';
import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from '../formatNumber';
import { quotaLabels } from './quotaLabels';

/** A plan with its price and quotas. */
export function PlanCard({ plan: key }: { readonly plan: PlanKey }) {
  const plan = PLANS[key];
  return (
    <article className="lw-plan" aria-label={`${plan.name} plan`}>
      <div className="lw-row-between">
        <p className="lw-plan-name">{plan.name}</p>
        {key === 'pro' ? <span className="lw-plan-tag">Most Popular</span> : null}
      </div>
      {plan.price === null ? (
        <p className="lw-plan-price">Contact sales</p>
      ) : (
        <p className="lw-plan-price lw-tabular">
          {formatNumber.money(plan.price, plan.currency)}
          <span className="lw-caption"> / month</span>
          {plan.listPrice === null ? null : (
            <s className="lw-caption">{formatNumber.money(plan.listPrice, plan.currency)}</s>
          )}
        </p>
      )}
      <ul className="lw-plan-list">
        {QUOTA_KEYS.map((quota) => {
          const limit = plan.quotas[quota];
          return (
            <li key={quota}>
              <IconCheck size={14} aria-hidden className="lw-ok" />
              {limit === null ? 'Unlimited' : formatNumber.whole(limit)}{' '}
              {quotaLabels[quota].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}
            </li>
          );
        })}
      </ul>
    </article>
  );
}
