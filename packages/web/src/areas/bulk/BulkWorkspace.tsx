import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useState } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { notify } from '../../ui/feedback/notify';
import { useAddressQuery } from '../../ui/navigation/useAddressQuery';
import type { BulkTool } from './BulkTool';
import { JobPanel } from './job/JobPanel';
import { useJobs } from './jobs/useJobs';
import { WaitingJobs } from './jobs/WaitingJobs';
import { BulkUpload } from './upload/BulkUpload';
import { CheckCard } from './upload/CheckCard';
import { ColumnHelp } from './upload/ColumnHelp';
import { UploadForm } from './upload/UploadForm';

const ReviewQueue = lazy(() => import('./review/ReviewQueue').then((area) => ({ default: area.ReviewQueue })));

/** The flow from upload to results. The address holds the job id, so that a reload shows the same job. */
export const BulkWorkspace = observer(function BulkWorkspace({ tool }: { readonly tool: BulkTool }) {
  const { client, usage } = useRootStore();
  const jobs = useJobs();
  const [query, changeQuery] = useAddressQuery();
  const [upload] = useState(() => new BulkUpload(client, tool));
  useEffect(() => void usage.load.run(), []);
  const jobId = query.get('job');
  const review = query.get('review');

  /** The query is the job's alone: what a list before it had set says nothing of its rows. */
  const showJob = (id?: string) =>
    changeQuery((next) => {
      for (const name of [...next.keys()]) next.delete(name);
      if (id !== undefined) next.set('job', id);
    }, {});
  const start = async () => {
    if (!upload.canStart) return;
    const id = await upload.start.run();
    if (id === undefined) return notify.failure(upload.start.error, tool.failed);
    showJob(id);
    jobs.restart();
    void usage.load.run();
    upload.reset();
  };

  if (jobId !== null && review !== null) return <ReviewQueue key={jobId} jobId={jobId} />;
  if (jobId !== null) return <JobPanel key={jobId} id={jobId} tool={tool} onClear={() => showJob()} />;
  return (
    <div className="lw-stack">
      <WaitingJobs />
      <div className="lw-tool">
        <UploadForm upload={upload} onStart={start} />
        {upload.file === null ? <ColumnHelp tool={tool} /> : <CheckCard upload={upload} />}
      </div>
    </div>
  );
});
