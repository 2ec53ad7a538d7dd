import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatNumber } from '../../ui/formatNumber';
import { Sparkline } from '../../ui/Sparkline';
import type { DashboardStore } from './DashboardStore';

/** The four totals. After a failed load they show 0 and a stale note. */
export const StatCards = observer(function StatCards({ store }: { readonly store: DashboardStore }) {
  const { usage } = useRootStore();
  const { usage: current, load } = usage;
  const isWaiting = current === null && load.status !== 'failed';
  const listings = store.series('listings_generated');
  const images = store.series('images_processed');
  const stats = [
    { label: 'Total Listings', value: current?.total_listings ?? 0, days: listings, unit: 'listing' },
    { label: 'Images Processed', value: current?.total_images ?? 0, days: images, unit: 'image' },
    // The history does not count analyses separately, so there is no line.
    { label: 'Competitor Analyses', value: current?.total_competitor_analyses ?? 0, days: null, unit: 'analysis' },
    { label: 'Monthly Usage', value: current?.monthly_usage.listings ?? 0, days: listings, unit: 'listing' },
  ];
  return (
    <section className="lw-stats" aria-label="Totals">
      {stats.map(({ label, value, days, unit }, at) => (
        <div key={label} className="lw-card lw-stat">
          <p className="lw-small lw-secondary">{label}</p>
          {isWaiting ? (
            <Skeleton height={28} width={56} my={4} className="lw-after-200ms" />
          ) : (
            <p className="lw-stat-figure lw-tabular">{formatNumber.integer(value)}</p>
          )}
          {load.status === 'failed' ? (
            <StaleNote onRetry={() => void load.run()} />
          ) : days === null ? (
            <p className="lw-caption">in your history</p>
          ) : (
            <>
              {sum(days) === 0 ? null : <Sparkline values={days} label={course(days, unit)} />}
              <p className="lw-caption">{at === 3 ? 'listings this period' : inThirtyDays(sum(days))}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
});

const inThirtyDays = (count: number) => (count === 0 ? 'none in 30 days' : `${formatNumber.integer(count)} in 30 days`);
const sum = (days: readonly number[]) => days.reduce((all, day) => all + day, 0);

function course(days: readonly number[], unit: string): string {
  return `Last 30 days: ${formatNumber.count(sum(days), unit)}, up to ${formatNumber.integer(Math.max(...days))} per day`;
}
