import { Button } from '@mantine/core';
import { IconListDetails, IconSearchOff } from '@tabler/icons-react';
import { Observer } from 'mobx-react-lite';
import type { Collection } from '../../state/Collection';
import type { Task } from '../../state/Task';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { notify } from '../feedback/notify';
import { formatNumber } from '../formatNumber';
import { DataTable, type Column } from './DataTable';
import { RowsSkeleton } from './row/RowsSkeleton';

/** The part of a `PagedList` that does not depend on its filter. */
interface ShownList<Row extends { readonly id: string }> {
  readonly rows: Collection<Row>;
  readonly load: Pick<Task<never[], void>, 'status' | 'error' | 'isRunning'>;
  readonly more: Task<[], void>;
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly isFirstLoad: boolean;
  readonly hasMore: boolean;
  readonly reload: () => Promise<void>;
}

interface ListCardProps<Row extends { readonly id: string }, Shown extends Row = Row> {
  readonly list: ShownList<Row>;
  /** What is shown of the rows, where that is not each by itself. */
  readonly show?: (rows: readonly Row[]) => readonly Shown[];
  readonly columns: readonly Column<Shown>[];
  /** The noun for one row, in lower case: "customer". */
  readonly noun: string;
  readonly failed: string;
  readonly empty: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** A list in all its states: loading, failed, empty, no matches, rows with Load more. */
export function ListCard<Row extends { readonly id: string }, Shown extends Row = Row>(
  props: ListCardProps<Row, Shown>,
) {
  return <Observer>{() => states(props)}</Observer>;
}

function states<Row extends { readonly id: string }, Shown extends Row>(props: ListCardProps<Row, Shown>) {
  const { list, show = (all) => all as readonly Shown[], columns, noun, failed, empty, isFiltered, onClear } = props;
  const { rows, load, more } = list;
  if (load.status === 'failed' && rows.size === 0) {
    return <ErrorState title={failed} error={load.error} onRetry={() => void list.reload()} />;
  }
  if (list.isFirstLoad) {
    return <RowsSkeleton label={`Loading ${noun}s`} />;
  }
  if (rows.size === 0) {
    return (
      <div className="lw-card">
        {isFiltered ? (
          <EmptyState
            icon={IconSearchOff}
            title={`No ${noun}s match these filters.`}
            actions={
              <Button variant="default" size="sm" onClick={onClear}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <EmptyState icon={IconListDetails} title={empty} />
        )}
      </div>
    );
  }
  const loadMore = async () => {
    await more.run();
    if (more.status === 'failed')
      notify.failure(more.error, failed, { label: 'Retry', onClick: () => void loadMore() });
  };
  return (
    <div>
      {load.status === 'failed' ? (
        <ErrorState title={failed} error={load.error} onRetry={() => void list.reload()} />
      ) : null}
      <DataTable
        caption={`${noun}s, newest first`}
        rows={show(rows.all)}
        columns={columns}
        isDimmed={load.isRunning}
        isPage
      />
      <div className="lw-row-between lw-library-foot">
        <p className="lw-caption" role="status">
          Showing {formatNumber.integer(rows.size)} of {list.totalIsCapped ? 'more than ' : ''}
          {formatNumber.count(list.total, noun)}
        </p>
        {list.hasMore ? (
          <Button variant="default" size="sm" onClick={loadMore} loading={more.isRunning} disabled={load.isRunning}>
            Load more
          </Button>
        ) : null}
      </div>
    </div>
  );
}
