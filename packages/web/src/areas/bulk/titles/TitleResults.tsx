import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatNumber } from '../../../ui/formatNumber';
import { PagedList } from '../../../ui/list/PagedList';
import { bulkMessages } from '../bulkMessages';
import type { CheckedJob, JobRow } from '../job/JobStore';
import { TitlePair } from './TitlePair';

/** Every title before and after, with the phrases that moved. */
export const TitleResults = observer(function TitleResults({ job }: { readonly job: CheckedJob }) {
  const { client } = useRootStore();
  const column = job.columns.find(({ field }) => field === 'title')?.name ?? '';
  const [list] = useState(
    () =>
      new PagedList(async (filter: { status: 'completed' }, page) => {
        const reply = await client.bulk.rows({ params: { id: job.batch_id }, query: { ...filter, ...page } });
        const rows = reply.rows.map((row): JobRow & { id: string } => ({ ...row, id: String(row.row) }));
        return { rows, total: reply.total, totalIsCapped: false, nextCursor: reply.next_cursor, extra: null };
      }),
  );
  useEffect(() => void list.load.run({ status: 'completed' }), []);
  if (list.load.status === 'failed') {
    return (
      <ErrorState
        title={bulkMessages.resultsFailed}
        error={list.load.error}
        onRetry={() => void list.load.run({ status: 'completed' })}
      />
    );
  }
  if (list.isFirstLoad) return null;
  return (
    <section aria-labelledby="title-results" className="lw-stack-tight">
      <h2 id="title-results">Before and after</h2>
      <ol className="lw-card lw-card-flush">
        {list.rows.all.map((row) =>
          row.title_result === undefined ? null : (
            <TitlePair
              key={row.id}
              row={row.row}
              before={row.cells[column] ?? row.product_name}
              result={row.title_result}
            />
          ),
        )}
      </ol>
      <div className="lw-row-between">
        <p className="lw-caption" role="status">
          Showing {formatNumber.integer(list.rows.size)} of {formatNumber.count(list.total, 'title')}
        </p>
        {list.hasMore ? (
          <Button variant="default" size="sm" loading={list.more.isRunning} onClick={() => void list.more.run()}>
            Load more
          </Button>
        ) : null}
      </div>
    </section>
  );
});
