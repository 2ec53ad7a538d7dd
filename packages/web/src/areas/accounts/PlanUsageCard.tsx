import { PLANS, QUOTA_KEYS, upgradesFrom } from '@listwright/domain/billing';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatDate } from '../../ui/formatDate';
import { StatusPill } from '../../ui/page/StatusPill';
import { PlanCard } from '../../ui/quota/PlanCard';
import { QuotaMeter } from '../../ui/quota/QuotaMeter';
import { quotaLabels } from '../../ui/quota/quotaLabels';

/** The plan, what it still holds and when it fills up again. */
export const PlanUsageCard = observer(function PlanUsageCard() {
  const { session, usage } = useRootStore();
  const { usage: current, load } = usage;
  const plan = current?.subscription_plan ?? session.user?.subscription_plan ?? 'free';
  const upgrades = upgradesFrom(plan);
  return (
    <section className="lw-card lw-stack" aria-label="Usage and limits">
      <div className="lw-row-between">
        <div>
          <h2>Usage and limits</h2>
          <p className="lw-caption">
            {current === null ? 'Figures of this period' : `Resets ${formatDate.day(current.reset_date)}`}
          </p>
        </div>
        <StatusPill tone="accent">{PLANS[plan].name}</StatusPill>
      </div>
      {load.status === 'failed' ? <StaleNote onRetry={() => void load.run()} /> : null}
      {current === null ? (
        load.status === 'failed' ? null : (
          <Skeleton height={96} className="lw-after-200ms" />
        )
      ) : (
        <div className="lw-meters">
          {QUOTA_KEYS.map((key) => (
            <QuotaMeter key={key} label={quotaLabels[key]} {...current.quotas[key]} />
          ))}
        </div>
      )}
      {upgrades.length === 0 ? null : (
        <>
          <h3>Plans with more</h3>
          <div className="lw-plans">
            {upgrades.map(({ key }) => (
              <PlanCard key={key} plan={key} />
            ))}
          </div>
        </>
      )}
    </section>
  );
});
