import { Button, Skeleton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatDate } from '../../ui/formatDate';
import { marketplaceName } from '../../ui/marketplaceName';
import { dashboardMessages } from './dashboardMessages';
import { useHasScene } from '../../ui/navigation/useHasScene';
import { ProductPhoto } from '../../ui/product/ProductPhoto';
import { scoreBand } from '../../ui/scoreBand';
import { ActivityStatus } from './ActivityStatus';
import type { DashboardStore } from './DashboardStore';
import styles from './dashboard.module.css';

/** The last five listings. */
export const RecentActivity = observer(function RecentActivity({ store }: { readonly store: DashboardStore }) {
  const { undo } = useRootStore();
  const { loadRecent: load } = store;
  // In slices, so that a slow phone stays responsive while the rows render.
  const recent = useDeferredValue(store.recent)?.filter(({ id }) => !undo.hidden.has(id)) ?? null;
  const hasScene = useHasScene();
  return (
    <section className="lw-card lw-card-flush" aria-label="Recent activity">
      <div className={`lw-row-between ${styles.recentHead}`}>
        <h2>Recent Activity</h2>
        {load.status === 'failed' ? <StaleNote onRetry={() => void load.run()} /> : null}
        {recent === null || recent.length === 0 ? null : (
          <Link to={hasScene('/app/bulk') ? '/app/bulk' : '/app/listings'}>View all activities</Link>
        )}
      </div>
      {recent === null && load.status !== 'failed' ? (
        <div className="lw-after-200ms" role="status" aria-label="Loading recent activity">
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={styles.recentRow}>
              <Skeleton className={styles.awaited} />
            </div>
          ))}
        </div>
      ) : recent === null || recent.length === 0 ? (
        <EmptyState
          icon={IconFileText}
          title={dashboardMessages.noActivity}
          actions={
            <Button component={Link} to="/app/generate" size="sm" variant="default">
              Generate Listing
            </Button>
          }
        />
      ) : (
        <ul className="lw-plain-list">
          {recent.map((listing) => (
            <li key={listing.id} className={styles.recentRow}>
              <ProductPhoto name={listing.product_name} thumbnail={listing.thumbnail} />
              <div className={styles.recentText}>
                <Link to={`/app/listings/${listing.id}`} className="lw-row-link">
                  {listing.product_name}
                </Link>
                <p className="lw-caption">
                  {listing.status === 'completed' ? 'Completed ' : ''}
                  {formatDate.ago(listing.created_at)} · {marketplaceName(listing.marketplace)}
                </p>
              </div>
              <span className={`lw-small lw-secondary lw-tabular ${styles.recentScore}`}>
                {listing.score} {scoreBand(listing.score).word}
              </span>
              <ActivityStatus listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
