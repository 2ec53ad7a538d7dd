import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatNumber } from '../../ui/formatNumber';

/** The totals of this version. After a failure they fall to 0, and say that they are not fresh. */
export const StatCards = observer(function StatCards() {
  const { usage } = useRootStore();
  const { usage: current, load } = usage;
  const isWaiting = current === null && load.status !== 'failed';
  const stats = [
    { label: 'Total Listings', value: current?.total_listings ?? 0, note: 'over all time' },
    { label: 'Monthly Usage', value: current?.monthly_usage.listings ?? 0, note: 'listings in this period' },
  ];
  return (
    <section className="lw-stats" aria-label="Totals">
      {stats.map(({ label, value, note }) => (
        <div key={label} className="lw-card lw-stat">
          <p className="lw-small lw-secondary">{label}</p>
          {isWaiting ? (
            <Skeleton height={36} width={72} />
          ) : (
            <p className="lw-stat-figure lw-tabular">{formatNumber.whole(value)}</p>
          )}
          {load.status === 'failed' ? (
            <StaleNote onRetry={() => void load.run()} />
          ) : (
            <p className="lw-caption">{note}</p>
          )}
        </div>
      ))}
    </section>
  );
});
