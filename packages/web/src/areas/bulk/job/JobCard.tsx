import { rowKinds } from '@listwright/domain/bulk';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../../ui/feedback/Notice';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { marketplaceName } from '../../../ui/marketplaceName';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import { WaitNotice } from '../jobs/WaitNotice';
import { toolOf } from '../toolOf';
import { JobActions } from './JobActions';
import { JobProgress } from './JobProgress';
import type { CheckedJob, JobStore } from './JobStore';
import { JobSummary } from './JobSummary';
import { jobLabels } from './jobLabels';

interface JobCardProps {
  readonly store: JobStore;
  readonly job: CheckedJob;
  readonly onClear: () => void;
}

/** The file, status and progress of a job, and its actions. */
export const JobCard = observer(function JobCard({ store, job, onClear }: JobCardProps) {
  const { word, tone } = jobLabels(job);
  const uploaded = formatDate.dayAndTime(job.created_at);
  const note = rowKinds[job.kind].isForMarketplace
    ? `${marketplaceName(job.marketplace)} · uploaded ${uploaded}`
    : `Uploaded ${uploaded}`;
  return (
    <SectionCard
      title={job.file_name}
      note={note}
      aside={
        <span role="status">
          <StatusPill tone={tone}>{word}</StatusPill>
        </span>
      }
    >
      {store.isOpen ? <JobProgress job={job} /> : <JobSummary job={job} />}
      {store.isStale ? <p className="lw-caption">The server isn’t responding. Retrying…</p> : null}
      <JobNote store={store} job={job} />
      <JobActions store={store} job={job} onClear={onClear} />
    </SectionCard>
  );
});

/** The one sentence a seller needs to know now. */
const JobNote = observer(function JobNote({ store, job }: Pick<JobCardProps, 'store' | 'job'>) {
  const { successful } = job.summary;
  const { succeeded, none } = toolOf(job);
  if (job.waits_for !== null) return <WaitNotice jobs={[job]} waitsFor={job.waits_for} />;
  if (store.isOpen) {
    return <p className="lw-small lw-secondary">You can leave this page. The job keeps running.</p>;
  }
  if (store.isSettling) {
    return <Notice>Cancelled. {formatNumber.count(job.under_way, 'row')} in progress will still finish.</Notice>;
  }
  if (job.status === 'cancelled') {
    return <Notice>Cancelled with {formatNumber.count(store.left, 'row')} left. Finished rows are kept.</Notice>;
  }
  if (successful === 0) return <Notice tone="bad">{none}</Notice>;
  return <Notice tone="ok">{succeeded(formatNumber.integer(successful))}</Notice>;
});
