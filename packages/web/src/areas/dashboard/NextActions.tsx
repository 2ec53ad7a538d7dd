import { Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { StaleNote } from '../../ui/feedback/StaleNote';
import type { DashboardStore, NextAction } from './DashboardStore';
import { SampleStart } from './SampleStart';
import dashboardStyles from './dashboard.module.css';
import styles from './NextActions.module.css';

const MARKS = {
  error: { icon: IconExclamationCircle, tone: 'bad', word: 'Error' },
  warning: { icon: IconAlertTriangle, tone: 'warn', word: 'Warning' },
  info: { icon: IconInfoCircle, tone: 'info', word: 'Note' },
} as const;

/** What to do next, most urgent first, each with a link. */
export const NextActions = observer(function NextActions({ store }: { readonly store: DashboardStore }) {
  const { loadActions, sample } = store;
  // In slices, so that a slow phone stays responsive while the rows render.
  const actions = useDeferredValue(store.actions);
  const isNew = actions?.every(({ kind }) => kind === 'first_listing') === true && actions.length > 0;
  if (isNew && sample !== null) return <SampleStart product={sample} />;
  return (
    <section className="lw-card lw-card-flush" aria-labelledby="next-actions">
      <div className={`lw-row-between ${dashboardStyles.recentHead}`}>
        <h2 id="next-actions">Next best actions</h2>
        {loadActions.status === 'failed' ? <StaleNote onRetry={() => void loadActions.run()} /> : null}
      </div>
      {actions === null ? (
        loadActions.status === 'failed' ? null : (
          // As high as its rows, so that nothing below moves when they come.
          <div className="lw-after-200ms" role="status" aria-label="Loading next best actions">
            {[1, 2, 3, 4, 5].map((row) => (
              <div key={row} className={dashboardStyles.next}>
                <Skeleton className={dashboardStyles.awaited} />
              </div>
            ))}
          </div>
        )
      ) : actions.length === 0 ? (
        <p className={`${dashboardStyles.recentWait} lw-row lw-secondary`}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden className="lw-ok" />
          All caught up. Every listing meets the rules.
        </p>
      ) : (
        <ul className="lw-plain-list">
          {actions.map((action) => {
            const { icon: Mark, tone, word } = MARKS[action.severity];
            return (
              <li key={`${action.kind}:${action.listing_id ?? action.job_id ?? ''}`}>
                <Link to={pathOf(action)} className={dashboardStyles.next}>
                  <span className={styles.mark} data-tone={tone}>
                    <Mark size={16} stroke={1.75} aria-label={word} role="img" />
                  </span>
                  <span className={dashboardStyles.recentText}>
                    <span className={styles.title}>{action.title}</span>
                    <span className="lw-caption">{action.detail}</span>
                  </span>
                  <IconArrowRight size={16} stroke={1.75} aria-hidden className={styles.arrow} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
});

function pathOf({ kind, listing_id: id, job_id: job }: NextAction): string {
  if (job !== undefined) return `/app/jobs?job=${job}`;
  if (kind === 'first_listing') return '/app/generate';
  if (kind === 'quota_nearly_spent' || kind === 'trial_ending') return '/app/profile?upgrade=professional';
  if (id === undefined) return '/app/listings';
  return `/app/listings/${id}${kind === 'fix_errors' ? '?tab=checks' : ''}`;
}
