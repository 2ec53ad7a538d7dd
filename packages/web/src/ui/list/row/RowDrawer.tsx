import { Button, Drawer, Skeleton } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Task } from '../../../state/Task';
import { ErrorState } from '../../feedback/ErrorState';
import { useOpensAfterMount } from '../../useOpensAfterMount';
import type { ShownRow } from './useShownRow';

interface RowDrawerProps<Shown> {
  readonly row: ShownRow;
  /** Reads what is shown: its address may name a row that the list has not loaded. */
  readonly read: (id: string) => Promise<Shown>;
  /** What a row is, in lower case: "product". */
  readonly noun: string;
  readonly titleOf: (shown: Shown) => string;
  /** Its own page. */
  readonly path: (id: string) => string;
  readonly children: (shown: Shown) => ReactNode;
}

/** One row of a list beside it: what it is about, and the way to its page. */
export function RowDrawer<Shown>({ row, read, noun, titleOf, path, children }: RowDrawerProps<Shown>) {
  const { id, close } = row;
  const isOpened = useOpensAfterMount(id !== null);
  const [reading] = useState(() => new Task(read));
  const [shown, setShown] = useState<{ readonly id: string; readonly value: Shown } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = async (wanted: string) => {
    setError(null);
    const value = await reading.run(wanted);
    if (value !== undefined) setShown({ id: wanted, value });
    else if (reading.status === 'failed') setError(reading.error);
  };
  useEffect(() => {
    if (id !== null) void load(id);
  }, [id]);
  // What was shown last stays while the drawer closes.
  const current = shown !== null && (id === null || shown.id === id) ? shown : null;
  return (
    <Drawer
      opened={isOpened}
      onClose={close}
      title={current === null ? `Quick look at the ${noun}` : titleOf(current.value)}
      size={440}
    >
      {current !== null ? (
        <div className="lw-stack-wide">
          {children(current.value)}
          <Button component={Link} to={path(current.id)}>
            Open {noun}
          </Button>
        </div>
      ) : error !== null ? (
        <ErrorState title={`Failed to load the ${noun}`} error={error} onRetry={() => void (id !== null && load(id))} />
      ) : (
        <div className="lw-stack lw-after-200ms" role="status" aria-label={`Loading the ${noun}`}>
          <Skeleton height={64} />
          <Skeleton height={160} />
        </div>
      )}
    </Drawer>
  );
}
