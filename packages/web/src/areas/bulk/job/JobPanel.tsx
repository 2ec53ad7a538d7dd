import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { bulkMessages } from '../bulkMessages';
import type { BulkTool } from '../BulkTool';
import { kindParts } from '../kindParts';
import { JobCard } from './JobCard';
import { JobFailures } from './JobFailures';
import { JobStore } from './JobStore';
import { useJobs } from '../jobs/useJobs';

interface JobPanelProps {
  readonly id: string;
  /** The screen that shows the job; the texts come from the job's kind. */
  readonly tool: BulkTool;
  readonly onClear: () => void;
}

/** A job while it runs and after it has finished. */
export const JobPanel = observer(function JobPanel({ id, tool, onClear }: JobPanelProps) {
  const { client, usage } = useRootStore();
  const jobs = useJobs();
  const [store] = useState(() => {
    const tell = () => {
      jobs.restart();
      void usage.load.run();
    };
    return new JobStore(client, id, tell);
  });
  useEffect(() => store.follow(), []);
  const { job, error } = store;
  if (error !== null) {
    return (
      <ErrorState title={bulkMessages.jobFailed} error={error} onRetry={() => store.follow()}>
        <Link to={tool.path} className="lw-link">
          Upload another file
        </Link>
      </ErrorState>
    );
  }
  if (job === null) {
    return (
      <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading the job">
        <Skeleton height={24} width="40%" />
        <Skeleton height={8} />
        <Skeleton height={16} width="60%" />
      </div>
    );
  }
  const Results = kindParts[job.kind]?.Results;
  return (
    <div className="lw-stack-wide">
      <JobCard store={store} job={job} onClear={onClear} />
      {store.failedRows.length === 0 ? null : <JobFailures store={store} job={job} />}
      {Results !== undefined && job.summary.successful > 0 && !store.isOpen ? (
        <Suspense fallback={null}>
          <Results job={job} />
        </Suspense>
      ) : null}
    </div>
  );
});
