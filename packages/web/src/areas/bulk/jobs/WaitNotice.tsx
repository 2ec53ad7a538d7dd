import { rowKinds } from '@listwright/domain/bulk';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { Notice } from '../../../ui/feedback/Notice';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { upgradePath } from '../upgradePath';
import type { Job } from './JobsStore';

interface WaitNoticeProps {
  /** Jobs that wait for the same reason. */
  readonly jobs: readonly Job[];
  readonly waitsFor: NonNullable<Job['waits_for']>;
}

/** Why jobs wait, what happens next, and what the seller can do. */
export const WaitNotice = observer(function WaitNotice({ jobs, waitsFor }: WaitNoticeProps) {
  const { session, usage } = useRootStore();
  const isForQuota = waitsFor === 'quota';
  useEffect(() => {
    if (isForQuota && usage.usage === null) void usage.load.run();
  }, [isForQuota]);
  const left = jobs.reduce((rows, { summary }) => rows + summary.total - summary.processed, 0);
  const waiting = `${formatNumber.count(left, 'row')}${jobs.length === 1 ? '' : ` of ${formatNumber.integer(jobs.length)} jobs`} ${left === 1 ? 'waits' : 'wait'}`;
  if (waitsFor === 'worker') {
    return (
      <Notice tone="warn">
        {waiting} for a worker: none has been seen for 3 minutes. The job starts when one runs, and no rows are lost.
      </Notice>
    );
  }
  if (!isForQuota) {
    return (
      <Notice tone="warn">
        The AI server isn’t responding or isn’t set up correctly: {waiting} for it. We retry automatically, and no rows
        are lost.
      </Notice>
    );
  }
  const upgrade = upgradePath(session.user?.subscription_plan);
  const reset = usage.usage === null ? '' : ` on ${formatDate.day(usage.usage.reset_date)}`;
  const units = [...new Set(jobs.map(({ kind }) => `${rowKinds[kind].unit}s`))].join(' and ');
  return (
    <Notice tone="warn">
      You’ve used all {units} for this period: {waiting}. The job continues automatically in the next period{reset}
      {upgrade === null ? null : (
        <>
          , or after{' '}
          <Link to={upgrade} className="lw-link">
            an upgrade
          </Link>
        </>
      )}
      .
    </Notice>
  );
});
