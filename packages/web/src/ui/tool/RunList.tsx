import { Button, Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { FormFault } from '../feedback/FormFault';
import { formatDate } from '../formatDate';
import type { RunRow, ToolStore } from './ToolStore';
import type { ToolValues } from './WebTool';

interface RunListProps<Values extends ToolValues, Input, Result> {
  readonly noun: string;
  readonly store: ToolStore<Values, Input, Result>;
  /** A run is on show. */
  readonly onShown: () => void;
}

/** Every run of a tool, newest first: open it, compare it with the result on show, or delete it. */
export const RunList = observer(function RunList<Values extends ToolValues, Input, Result>({
  noun,
  store,
  onShown,
}: RunListProps<Values, Input, Result>) {
  const { history, analysis, open, repeat, compare, remove } = store;
  const thenClose = async (task: typeof open, id: string) => {
    await task.run(id);
    if (task.status === 'done') onShown();
  };
  if (history.load.status === 'failed') {
    return (
      <ErrorState
        title="Failed to load the history"
        error={history.load.error}
        onRetry={() => void history.load.run({})}
      />
    );
  }
  if (history.isFirstLoad) {
    return (
      <div className="lw-stack lw-after-200ms" role="status" aria-label="Loading history">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  }
  if (history.rows.size === 0) {
    return (
      <EmptyState icon={IconHistory} title="No runs yet.">
        Every {noun} is kept here, with its input and its result.
      </EmptyState>
    );
  }
  return (
    <div className="lw-stack">
      <FormFault error={open.error ?? repeat.error ?? compare.error ?? remove.error} fallback="That didn't work" />
      <ol className="lw-versions">
        {history.rows.all.map((row) => (
          <li key={row.id} className="lw-version">
            <Run
              row={row}
              canCompare={analysis !== null && analysis.id !== row.id}
              onOpen={() => void thenClose(open, row.id)}
              onRepeat={() => void thenClose(repeat, row.id)}
              onCompare={() => void thenClose(compare, row.id)}
              onRemove={() => void remove.run(row.id)}
            />
          </li>
        ))}
      </ol>
      {history.hasMore ? (
        <Button variant="default" loading={history.more.isRunning} onClick={() => void history.more.run()}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}) as <Values extends ToolValues, Input, Result>(props: RunListProps<Values, Input, Result>) => ReactElement;

interface RunProps {
  readonly row: RunRow;
  readonly canCompare: boolean;
  readonly onOpen: () => void;
  readonly onRepeat: () => void;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
}

function Run({ row: { label, verdict, created_at: at }, canCompare, onOpen, onRepeat, onCompare, onRemove }: RunProps) {
  return (
    <div className="lw-stack">
      <div>
        <p className="lw-meter-label">{label}</p>
        <p className="lw-caption">
          {verdict} · {formatDate.dayAndTime(at)}
        </p>
      </div>
      <div className="lw-row">
        <Button size="xs" variant="default" onClick={onOpen}>
          Open
        </Button>
        <Button size="xs" variant="subtle" color="neutral" onClick={onRepeat}>
          Run again
        </Button>
        {canCompare ? (
          <Button size="xs" variant="subtle" color="neutral" onClick={onCompare}>
            Compare
          </Button>
        ) : null}
        <Button size="xs" variant="subtle" color="neutral" onClick={onRemove}>
          Delete
        </Button>
      </div>
    </div>
  );
}
