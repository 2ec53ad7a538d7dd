import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconChecks } from '@tabler/icons-react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { useKeys } from '../../../ui/keyboard/useKeys';
import { bulkMessages } from '../bulkMessages';
import { rememberOrder } from '../../../ui/listing/order/rememberOrder';
import { ReviewCard } from './ReviewCard';
import { ReviewList } from './ReviewList';
import { ReviewStore } from './ReviewStore';

/** What a job wrote, looked at one by one. The address carries the row, so that Back from the editor finds it again. */
export const ReviewQueue = observer(function ReviewQueue({ jobId }: { readonly jobId: string }) {
  const { client } = useRootStore();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [store] = useState(() => new ReviewStore(client, jobId));
  const wanted = Number(query.get('review')) || null;
  useEffect(() => void store.load.run(wanted), []);
  useEffect(
    () =>
      reaction(
        () => store.row?.row,
        (row) => {
          if (row !== undefined) setQuery({ job: jobId, review: String(row) }, { replace: true });
        },
      ),
    [],
  );
  const accept = () => store.accept().catch((error: unknown) => notify.failure(error, bulkMessages.acceptFailed));
  const edit = () => {
    const id = store.row?.listing_id;
    if (id === null || id === undefined) return;
    rememberOrder(store.rows.flatMap(({ listing_id: one }) => one ?? []));
    void navigate(`/app/listings/${id}?tab=fields`);
  };
  const rewrite = async () => {
    await store.rewrite.run();
    if (store.rewrite.status === 'failed') notify.failure(store.rewrite.error, bulkMessages.rewriteFailed);
  };
  useKeys({
    j: () => void store.move(1),
    k: () => void store.move(-1),
    a: () => void accept(),
    e: edit,
  });
  const { load, rows, left } = store;
  const back = (
    <Link to={`?job=${jobId}`} className="lw-link lw-row lw-small">
      <IconArrowLeft size={16} aria-hidden /> Back to the job
    </Link>
  );
  if (load.status === 'failed') {
    return (
      <ErrorState title={bulkMessages.reviewFailed} error={load.error} onRetry={() => void load.run(wanted)}>
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
          {left === 0 ? 'Everything is reviewed' : `${formatNumber.whole(left)} left to review`}
        </p>
      </div>
      {rows.length === 0 ? (
        <div className="lw-card">
          <EmptyState
            icon={IconChecks}
            title="Nothing left to review"
            actions={
              <Button component={Link} to={`?job=${jobId}`} size="sm">
                Back to the job
              </Button>
            }
          >
            Every finished listing of this job was accepted.
          </EmptyState>
        </div>
      ) : (
        <div className="lw-review">
          <ReviewList store={store} />
          <ReviewCard store={store} onAccept={() => void accept()} onEdit={edit} onRewrite={() => void rewrite()} />
        </div>
      )}
    </div>
  );
});
