import { ActionIcon, Button, Kbd, Skeleton } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight, IconPencil, IconRefresh } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatNumber } from '../../../ui/formatNumber';
import { bulkMessages } from '../bulkMessages';
import { StatusPill } from '../../../ui/page/StatusPill';
import { ReviewedListing } from './ReviewedListing';
import type { ReviewStore } from './ReviewStore';
import styles from './review.module.css';

interface ReviewCardProps {
  readonly store: ReviewStore;
  readonly onAccept: () => void;
  readonly onEdit: () => void;
  readonly onRewrite: () => void;
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** The current row: its listing with score and findings, and the review actions. */
export const ReviewCard = observer(function ReviewCard({ store, onAccept, onEdit, onRewrite }: ReviewCardProps) {
  const { row, at, rows, total, listing, listingError, rewrite } = store;
  if (row === undefined) return null;
  return (
    <section className="lw-card lw-stack" aria-labelledby="review-name" aria-busy={rewrite.isRunning}>
      <div className="lw-section-head">
        <div>
          <p className="lw-caption lw-tabular">
            Row {row.row} · {formatNumber.integer(at + 1)} of {formatNumber.integer(total)}
          </p>
          <h2 id="review-name">{row.product_name}</h2>
        </div>
        <div className="lw-row">
          {row.accepted ? <StatusPill tone="ok">Accepted</StatusPill> : null}
          <ActionIcon
            aria-label="Previous row"
            title="Previous row · k"
            disabled={at === 0}
            onClick={() => void store.move(-1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Next row"
            title="Next row · j"
            disabled={at === rows.length - 1}
            onClick={() => void store.move(1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {listing === undefined ? (
        listingError === null ? (
          <div className="lw-stack lw-after-200ms" aria-hidden="true">
            <Skeleton height={56} width={56} circle />
            <Skeleton height={16} width="80%" />
            <Skeleton height={96} />
          </div>
        ) : (
          <ErrorState
            title={bulkMessages.reviewFailed}
            error={listingError}
            onRetry={() => void store.retryListing()}
          />
        )
      ) : (
        <ReviewedListing listing={listing} isDimmed={rewrite.isRunning} />
      )}
      <div className="lw-row">
        <Button
          size="sm"
          variant={row.accepted ? 'default' : 'filled'}
          leftSection={<IconCheck {...icon} />}
          onClick={onAccept}
        >
          {row.accepted ? 'Undo accept' : 'Accept'}
        </Button>
        <Button size="sm" variant="default" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          loading={rewrite.isRunning}
          disabled={listing === undefined}
          onClick={onRewrite}
        >
          Rewrite
        </Button>
        <p className={`lw-caption ${styles.keys}`}>
          <Kbd size="xs">j</Kbd> <Kbd size="xs">k</Kbd> move · <Kbd size="xs">a</Kbd> accept · <Kbd size="xs">e</Kbd>{' '}
          edit
        </p>
      </div>
    </section>
  );
});
