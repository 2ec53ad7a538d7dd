import { PLAN_KEYS, PLANS, type Plan, type PlanKey } from '@listwright/domain/billing';
import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from '../../ui/formatNumber';
import { savedPercent } from '../../ui/quota/savedPercent';
import { planFeatures } from './planFeatures';
import styles from './PlanColumn.module.css';

interface PlanColumnProps {
  readonly plan: PlanKey;
  /** The current plan of the visitor; null if not logged in. */
  readonly own: PlanKey | null;
  readonly isMarked: boolean;
  readonly salesEmail: string;
}

/** The spec's upgrade link: the plan by its public name. */
const UPGRADE: Readonly<Partial<Record<PlanKey, string>>> = { pro: 'professional', enterprise: 'enterprise' };

/** One plan with its price, its quotas and its button. */
export function PlanColumn({ plan: key, own, isMarked, salesEmail }: PlanColumnProps) {
  const plan = PLANS[key];
  const isPopular = key === 'pro';
  return (
    <article className={styles.plan} data-marked={isMarked || undefined} data-popular={isPopular || undefined}>
      <div className={styles.head}>
        <h3>{plan.name}</h3>
        {isPopular ? <span className={styles.tag}>Most Popular</span> : null}
        {isMarked ? <span className={styles.tag}>Fits</span> : null}
      </div>
      <Price plan={plan} />
      <PlanAction plan={plan} own={own} salesEmail={salesEmail} />
      <ul className={styles.features}>
        {planFeatures(plan).map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Price({ plan }: { readonly plan: Plan }) {
  if (plan.price === null) {
    return (
      <div className={styles.price}>
        <p className={styles.priceFigure}>Custom</p>
        <p className="site-caption">Contact sales for pricing</p>
      </div>
    );
  }
  return (
    <div className={styles.price}>
      <p className={`${styles.priceFigure} site-tabular`}>
        {formatNumber.money(plan.price, plan.currency)}
        <span className="site-caption"> per month</span>
      </p>
      {plan.listPrice === null ? (
        <p className="site-caption">Free forever</p>
      ) : (
        <p className="site-caption">
          <s>{formatNumber.money(plan.listPrice, plan.currency)}</s>{' '}
          <span className={styles.save}>Save {savedPercent(plan)}%</span>
        </p>
      )}
    </div>
  );
}

function PlanAction({
  plan,
  own,
  salesEmail,
}: {
  readonly plan: Plan;
  readonly own: PlanKey | null;
  readonly salesEmail: string;
}) {
  const kind = plan.key === 'pro' ? undefined : 'quiet';
  if (own === plan.key) return <p className={styles.current}>Your plan</p>;
  if (plan.price === null) {
    const subject = encodeURIComponent(`Listwright ${plan.name} plan`);
    return (
      <a href={`mailto:${salesEmail}?subject=${subject}`} className="site-button" data-kind={kind}>
        Contact sales
      </a>
    );
  }
  if (own === null) {
    return (
      <a href="/register" className="site-button" data-kind={kind}>
        {plan.price === 0 ? 'Start free' : 'Start Free Trial'}
      </a>
    );
  }
  const isUpgrade = PLAN_KEYS.indexOf(plan.key) > PLAN_KEYS.indexOf(own);
  const query = isUpgrade ? `?upgrade=${UPGRADE[plan.key]}` : '';
  return (
    <a href={`/app/profile${query}`} className="site-button" data-kind={kind}>
      {isUpgrade ? `Upgrade to ${plan.name}` : `Change to ${plan.name}`}
    </a>
  );
}
