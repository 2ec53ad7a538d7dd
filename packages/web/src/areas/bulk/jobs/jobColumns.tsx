import { Link } from 'react-router-dom';
import type { Job } from './JobsStore';
import { formatNumber } from '../../../ui/formatNumber';
import type { Column } from '../../../ui/list/DataTable';
import { Ago } from '../../../ui/list/row/Ago';
import { StatusPill } from '../../../ui/page/StatusPill';
import { isOpenJob } from '../job/isOpenJob';
import { JobProgress } from '../job/JobProgress';
import { jobLabels } from '../job/jobLabels';
import { jobPath } from '../jobPath';
import { toolOf } from '../toolOf';
import { JobRowActions } from './JobRowActions';
import styles from './jobColumns.module.css';

/** A job in one row: file, status, then progress or result. */
export const jobColumns: readonly Column<Job & { readonly id: string }>[] = [
  {
    name: 'File',
    cell: (job) => (
      <>
        <Link to={jobPath(job)} className="lw-row-link">
          {job.file_name}
        </Link>
        <span className={`lw-caption ${styles.kind}`}>{toolOf(job).title}</span>
      </>
    ),
  },
  {
    name: 'Status',
    isWide: true,
    cell: (job) => {
      const { word, tone } = jobLabels(job);
      return <StatusPill tone={tone}>{word}</StatusPill>;
    },
  },
  {
    name: 'Progress',
    cell: (job) =>
      isOpenJob(job) ? (
        <JobProgress job={job} />
      ) : (
        <span className="lw-tabular">
          {formatNumber.integer(job.summary.successful)} of {formatNumber.integer(job.summary.total)} done
          {job.summary.failed === 0 ? null : (
            <span className="lw-secondary"> · {formatNumber.integer(job.summary.failed)} failed</span>
          )}
        </span>
      ),
  },
  {
    name: 'Uploaded',
    cell: ({ created_at: at }) => <Ago at={at} />,
  },
  { name: 'Actions', isQuiet: true, cell: (job) => <JobRowActions job={job} /> },
];
