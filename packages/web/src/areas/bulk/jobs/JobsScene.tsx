import { Button } from '@mantine/core';
import { IconProgress } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { DataTable } from '../../../ui/list/DataTable';
import { ListCard } from '../../../ui/list/ListCard';
import { ListTools } from '../../../ui/list/ListTools';
import { PagedList } from '../../../ui/list/PagedList';
import { useColumns } from '../../../ui/list/useColumns';
import { bulkMessages } from '../bulkMessages';
import { SampleCard } from '../../../ui/tool/SampleCard';
import { PageHeader } from '../../../ui/page/PageHeader';
import { jobColumns } from './jobColumns';
import { JobSample } from './JobSample';
import { OpenedJob } from './OpenedJob';
import { useJobs } from './useJobs';
import { WaitingJobs } from './WaitingJobs';

const FINISHED = { open: 'false' } as const;

/** The list of jobs, or where its address names one, that job. */
export function JobsScene() {
  const id = useSearchParams()[0].get('job');
  return id === null ? <AllJobs /> : <OpenedJob id={id} />;
}

/** Every bulk job: running ones first, then finished ones, newest first. */
const AllJobs = observer(function AllJobs() {
  const { client } = useRootStore();
  const jobs = useJobs();
  const [list] = useState(
    () =>
      new PagedList(async (filter: typeof FINISHED, page) => {
        const reply = await client.bulk.list({ query: { ...filter, ...page } });
        const rows = reply.batches.map((job) => ({ ...job, id: job.batch_id }));
        return { rows, total: reply.total, totalIsCapped: false, nextCursor: reply.next_cursor, extra: null };
      }),
  );
  useEffect(() => jobs.watch(), []);
  // A job that finishes leaves the upper list and joins the lower one.
  const open = jobs.open.map(({ batch_id: id }) => id).join();
  useEffect(() => void list.load.run(FINISHED), [open]);
  const { shown: columns, menu } = useColumns(jobColumns);
  const isEmpty = open === '' && list.load.status === 'done' && list.rows.size === 0;
  return (
    <>
      <PageHeader
        title="Jobs"
        purpose="All uploaded files and their results."
        actions={
          isEmpty ? null : (
            <>
              <ListTools title="Jobs" {...menu} />
              <Button component={Link} to="/app/bulk-generate">
                New upload
              </Button>
            </>
          )
        }
      />
      {isEmpty ? (
        <div className="lw-stack-wide">
          <div className="lw-card">
            <EmptyState
              icon={IconProgress}
              title="No jobs yet"
              actions={
                <Button component={Link} to="/app/bulk-generate" size="sm">
                  Upload a file
                </Button>
              }
            >
              Upload a product file to see its progress and results here.
            </EmptyState>
          </div>
          <SampleCard promise="Each row of a file with its result, and what failed to correct in place.">
            <JobSample />
          </SampleCard>
        </div>
      ) : (
        <div className="lw-stack-wide">
          {open === '' ? null : (
            <section aria-labelledby="open-jobs" className="lw-stack-tight">
              <h2 id="open-jobs">Running</h2>
              <WaitingJobs />
              <DataTable
                caption="Running jobs"
                rows={jobs.open.map((job) => ({ ...job, id: job.batch_id }))}
                columns={columns}
              />
            </section>
          )}
          <section aria-labelledby="finished-jobs" className="lw-stack-tight">
            <h2 id="finished-jobs">Finished</h2>
            <ListCard
              list={list}
              columns={columns}
              noun="job"
              failed={bulkMessages.jobsFailed}
              empty="No finished jobs yet"
              isFiltered={false}
              onClear={() => undefined}
            />
          </section>
        </div>
      )}
    </>
  );
});
