import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconChecks, IconSearchOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { notifyRewriteFailure } from '../../../ui/feedback/notifyRewriteFailure';
import { formatNumber } from '../../../ui/formatNumber';
import { useKeys } from '../../../ui/keyboard/useKeys';
import { useListFilter, type ListFilter } from '../../../ui/list/useListFilter';
import { useAddressQuery } from '../../../ui/navigation/useAddressQuery';
import { bulkMessages } from '../bulkMessages';
import type { OpenedFrom } from '../../../ui/listing/order/openedFrom';
import { rememberOrder } from '../../../ui/listing/order/rememberOrder';
import { ReviewCard } from './ReviewCard';
import { ReviewChoices } from './ReviewChoices';
import { REVIEW_SCORES, REVIEW_STATES, type ReviewFilter } from './reviewFilters';
import { ReviewList } from './ReviewList';
import { ReviewStore } from './ReviewStore';
import styles from './review.module.css';

const ALLOWED = { score: Object.keys(REVIEW_SCORES), state: Object.keys(REVIEW_STATES) };

/** Reviews the listings of a job one by one. The address holds the row, so that Back from the editor returns to it. */
export const ReviewQueue = observer(function ReviewQueue({ jobId }: { readonly jobId: string }) {
  const { client } = useRootStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, change] = useAddressQuery();
  const [store] = useState(() => new ReviewStore(client, jobId));
  const wanted = Number(query.get('review')) || null;
  const { values: filter, set } = useListFilter(['score', 'state'], ALLOWED) as ListFilter<'score' | 'state'> & {
    readonly values: ReviewFilter;
  };
  useEffect(() => void store.load.run(wanted, filter), [filter]);
  const current = store.row?.row;
  useEffect(() => {
    if (current === undefined) return;
    change((next) => next.set('review', String(current)));
  }, [current]);
  const accept = () => store.accept().catch((error: unknown) => notify.failure(error, bulkMessages.acceptFailed));
  const edit = () => {
    const id = store.row?.listing_id;
    if (id === null || id === undefined) return;
    rememberOrder(store.rows.flatMap(({ listing_id: one }) => one ?? []));
    const from: OpenedFrom = { path: `${pathname}?${query}`, label: 'Review' };
    void navigate(`/app/listings/${id}`, { state: { from } });
  };
  const showAll = () =>
    change(
      (next) => {
        for (const name of [...next.keys()]) next.delete(name);
        next.set('job', jobId);
        next.set('review', '');
      },
      { replace: false },
    );
  const rewrite = async () => {
    await store.rewrite.run();
    if (store.rewrite.status === 'failed') notifyRewriteFailure(store.rewrite.error, bulkMessages.rewriteFailed);
  };
  useKeys({
    j: () => void store.move(1),
    k: () => void store.move(-1),
    a: () => void accept(),
    e: edit,
  });
  const { load, rows, left, total } = store;
  const isFiltered = filter.score !== undefined || filter.state !== undefined;
  const back = (
    <Link to={`?job=${jobId}`} className="lw-link lw-row lw-small">
      <IconArrowLeft size={16} aria-hidden /> Back to the job
    </Link>
  );
  if (load.status === 'failed') {
    return (
      <ErrorState title={bulkMessages.reviewFailed} error={load.error} onRetry={() => void load.run(wanted, filter)}>
        {back}
      </ErrorState>
    );
  }
  if (load.status === 'idle' || (load.isRunning && rows.length === 0)) {
    return (
      <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading the rows to review">
        <Skeleton height={24} width="50%" />
        <Skeleton height={160} />
      </div>
    );
  }
  return (
    <div className="lw-stack">
      <div className="lw-row-between">
        {back}
        <p className="lw-small lw-strong" role="status">
          {filter.state === undefined ? leftWords(left, isFiltered) : formatNumber.count(total, 'listing')}
        </p>
      </div>
      <ReviewChoices filter={filter} onSet={set} />
      {rows.length === 0 && isFiltered ? (
        <div className="lw-card">
          <EmptyState
            icon={IconSearchOff}
            title="No listings match these filters."
            actions={
              <Button variant="default" size="sm" onClick={showAll}>
                Clear filters
              </Button>
            }
          />
        </div>
      ) : rows.length === 0 ? (
        <div className="lw-card">
          <EmptyState
            icon={IconChecks}
            title="All caught up"
            actions={
              <Button component={Link} to={`?job=${jobId}`} size="sm">
                Back to the job
              </Button>
            }
          >
            You accepted every finished listing in this job.
          </EmptyState>
        </div>
      ) : (
        <div className={styles.review} data-dimmed={load.isRunning || undefined}>
          <ReviewList store={store} />
          <ReviewCard store={store} onAccept={() => void accept()} onEdit={edit} onRewrite={() => void rewrite()} />
        </div>
      )}
    </div>
  );
});

function leftWords(left: number, isFiltered: boolean): string {
  if (left > 0) return `${formatNumber.integer(left)} left to review`;
  return isFiltered ? 'All caught up with these filters' : 'All reviewed';
}
