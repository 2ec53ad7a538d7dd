import { Button, Loader, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { listingMessages } from '../listingMessages';
import type { WrittenField } from './writing/WrittenField';
import { WrittenFields } from './writing/WrittenFields';
import styles from './generate.module.css';

interface WritingSkeletonProps {
  readonly startedAt: number;
  /** Only the status line, above an earlier result. */
  readonly isLine?: boolean;
  /** The fields received so far. */
  readonly written?: readonly WrittenField[];
  readonly onCancel?: () => void;
}

const TICK_MS = 100;

/** A placeholder for a listing in progress, with the elapsed seconds. */
export function WritingSkeleton({ startedAt, isLine = false, written = [], onCancel }: WritingSkeletonProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const line = (
    <div className={`lw-row ${styles.writing}`}>
      <Loader size={16} color="ai" aria-hidden />
      <span role="status">{listingMessages.statusProcessing}</span>
      <span className="lw-secondary lw-tabular" aria-hidden="true">
        {formatNumber.seconds(Math.max(0, now - startedAt) / 1000)}
      </span>
      {onCancel === undefined ? null : (
        <Button variant="default" size="xs" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
  if (isLine) return line;
  return (
    <section className="lw-card lw-stack-wide" aria-label="Listing" aria-busy="true">
      {line}
      {written.length === 0 ? null : <WrittenFields written={written} />}
      <div className="lw-stack lw-after-200ms" aria-hidden="true">
        {written.length === 0 ? (
          <>
            <Skeleton height={20} width="85%" />
            <Skeleton height={16} width="60%" />
          </>
        ) : null}
        {[92, 88, 95, 80, 90].map((width) => (
          <Skeleton key={width} height={16} width={`${width}%`} />
        ))}
        <Skeleton height={96} />
        <Skeleton height={16} width="70%" />
      </div>
    </section>
  );
}
