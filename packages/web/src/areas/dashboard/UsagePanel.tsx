import { PLANS, QUOTA_KEYS } from '@listwright/domain/billing';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatDate } from '../../ui/formatDate';
import { QuotaMeter } from '../../ui/quota/QuotaMeter';
import { quotaLabels } from '../../ui/quota/quotaLabels';
import styles from './dashboard.module.css';

/** The plan's quotas with their bands in one row, or a note that they could not be loaded. */
export const UsagePanel = observer(function UsagePanel() {
  const { usage } = useRootStore();
  const { usage: current, load } = usage;
  const retry = () => void load.run();
  return (
    <section className={`lw-card ${styles.usage}`} aria-label="Usage limits">
      <div className={`lw-row-between ${styles.cardHead}`}>
        <h2>Usage limits</h2>
        {current === null ? null : (
          <p className="lw-caption">
            {PLANS[current.subscription_plan].name} · resets {formatDate.day(current.reset_date)}
          </p>
        )}
        {load.status === 'failed' ? <StaleNote onRetry={retry} /> : null}
      </div>
      {current === null ? (
        load.status === 'failed' ? null : (
          <div className={`lw-meters ${styles.meters} lw-after-200ms`} role="status" aria-label="Loading usage">
            {QUOTA_KEYS.map((key) => (
              <Skeleton key={key} height={54} />
            ))}
          </div>
        )
      ) : (
        <div className={`lw-meters ${styles.meters}`}>
          {QUOTA_KEYS.map((key) => (
            <QuotaMeter key={key} label={quotaLabels[key]} {...current.quotas[key]} />
          ))}
        </div>
      )}
    </section>
  );
});
