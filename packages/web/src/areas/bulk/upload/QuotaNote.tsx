import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { Notice } from '../../../ui/feedback/Notice';
import { formatNumber } from '../../../ui/formatNumber';
import { toolOf } from '../toolOf';
import { upgradePath } from '../upgradePath';
import type { UploadCheck } from './BulkUpload';
import { firstRowsOf } from './firstRowsOf';
import { unitsOf } from '../unitsOf';

interface QuotaNoteProps {
  readonly check: UploadCheck;
  /** Valid rows. */
  readonly ready: number;
}

interface OverLimitProps {
  readonly check: UploadCheck;
  readonly upgrade: string | null;
}

/** A file with more rows than the plan takes: what can be done now, and where all rows fit. */
function OverLimit({ check, upgrade }: OverLimitProps) {
  const first = firstRowsOf(check);
  const total = formatNumber.count(check.total, 'row');
  return (
    <Notice tone="warn">
      <p>
        {first === null
          ? `This file has ${total}. Bulk isn’t included in your plan.`
          : `This file has ${total}, and your plan takes ${formatNumber.integer(check.max_rows)} per file. ${
              first < check.max_rows ? `${formatNumber.count(first, unitsOf(check).noun)} left in this period. ` : ''
            }${toolOf(check).verb} the first ${formatNumber.integer(first)} now; the rest of the file isn’t uploaded.`}
      </p>
      {upgrade === null ? null : (
        <Button component={Link} to={upgrade} variant="default" size="sm" mt="xs">
          See plans
        </Button>
      )}
    </Notice>
  );
}

/** The quota that the job would use, and what happens to rows beyond it. */
export function QuotaNote({ check, ready }: QuotaNoteProps) {
  const upgrade = upgradePath(useRootStore().session.user?.subscription_plan);
  const { uploads_left: uploads } = check;
  const { noun, left } = unitsOf(check);
  if (check.total > check.max_rows) return <OverLimit check={check} upgrade={upgrade} />;
  if (uploads === 0) {
    return (
      <Notice tone="warn">
        You’ve used all bulk uploads for this period. Wait for the next one
        {upgrade === null ? null : (
          <>
            {' '}
            or{' '}
            <Link to={upgrade} className="lw-link">
              see larger plans
            </Link>
          </>
        )}
        .
      </Notice>
    );
  }
  const waiting = left === null ? 0 : ready - left;
  if (waiting > 0) {
    return (
      <Notice tone="warn">
        {formatNumber.count(left ?? 0, noun)} left in this period: {formatNumber.count(waiting, 'row')} will wait for
        the next period
        {upgrade === null ? null : (
          <>
            {' '}
            or for{' '}
            <Link to={upgrade} className="lw-link">
              an upgrade
            </Link>
          </>
        )}
        . No rows are lost.
      </Notice>
    );
  }
  const of = left === null ? '' : ` of ${formatNumber.integer(left)} left`;
  const after = uploads === null ? '' : `, and 1 of ${formatNumber.count(uploads, 'bulk upload')} left`;
  return (
    <p className="lw-small lw-secondary">
      Uses {formatNumber.count(ready, noun)}
      {of}
      {after}. Failed rows are free.
    </p>
  );
}
