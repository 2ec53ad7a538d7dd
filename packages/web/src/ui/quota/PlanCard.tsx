import { PLANS, QUOTA_KEYS, type PlanKey } from '@listwright/domain/billing';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../formatNumber';
import { quotaLabels } from './quotaLabels';
import { savedPercent } from './savedPercent';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: PlanKey;
  /** The plan that the address asks for. */
  readonly isMarked?: boolean;
  readonly action?: ReactNode;
}

/** A plan with its price, quotas and features. */
export function PlanCard({ plan: key, isMarked = false, action }: PlanCardProps) {
  const plan = PLANS[key];
  return (
    <article
      id={`plan-${key}`}
      className={styles.plan}
      data-marked={isMarked || undefined}
      aria-label={`${plan.name} plan`}
      tabIndex={-1}
    >
      <div className="lw-row-between">
        <p className={styles.name}>{plan.name}</p>
        {key === 'pro' ? <span className={styles.tag}>Most Popular</span> : null}
      </div>
      {plan.price === null ? (
        <p className={styles.price}>Contact sales</p>
      ) : (
        <p className={`${styles.price} lw-tabular`}>
          {formatNumber.money(plan.price, plan.currency)}
          <span className="lw-caption"> / month</span>
          {plan.listPrice === null ? null : (
            <>
              <s className="lw-caption">{formatNumber.money(plan.listPrice, plan.currency)}</s>
              <span className={styles.save}>Save {savedPercent(plan)}%</span>
            </>
          )}
        </p>
      )}
      <ul className={styles.list}>
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
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={14} aria-hidden className="lw-ok" />
            {feature}
          </li>
        ))}
      </ul>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  );
}
