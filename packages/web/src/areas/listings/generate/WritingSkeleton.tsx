import { Button, Loader, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
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
  const line = (
    <div className={`lw-row ${styles.writing}`}>
      <Loader size={16} color="ai" aria-hidden />
      <span role="status">{listingMessages.statusProcessing}</span>
      <ElapsedSeconds startedAt={startedAt} />
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

/**
 * Written past React: an update each 100 ms would restart the render of the editor, which waits behind this placeholder,
 * until a slow device no longer gets to its end.
 */
function ElapsedSeconds({ startedAt }: { readonly startedAt: number }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      if (text.current !== null)
        text.current.textContent = formatNumber.seconds(Math.max(0, Date.now() - startedAt) / 1000);
    };
    write();
    const timer = setInterval(write, TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return <span ref={text} className="lw-secondary lw-tabular" aria-hidden="true" />;
}
