import { PLANS, QUOTA_KEYS, type PlanKey } from '@listwright/domain/billing';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../formatNumber';
import { quotaLabels } from './quotaLabels';

interface PlanCardProps {
  readonly plan: PlanKey;
  /** The plan that the address asks for. */
  readonly isMarked?: boolean;
  readonly action?: ReactNode;
}

/** A plan with its price and quotas. */
export function PlanCard({ plan: key, isMarked = false, action }: PlanCardProps) {
  const plan = PLANS[key];
  return (
    <article
      id={`plan-${key}`}
      className="lw-plan"
      data-marked={isMarked || undefined}
      aria-label={`${plan.name} plan`}
      tabIndex={-1}
    >
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
              {limit === null ? 'Unlimited' : formatNumber.integer(limit)}{' '}
              {quotaLabels[quota].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}
            </li>
          );
        })}
      </ul>
      {action === undefined ? null : <div className="lw-plan-action">{action}</div>}
    </article>
  );
}
