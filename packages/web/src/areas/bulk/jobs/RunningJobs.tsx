import { ActionIcon, Popover } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from './JobsStore';
import { formatNumber } from '../../../ui/formatNumber';
import { JobProgress } from '../job/JobProgress';
import { jobPath } from '../jobPath';
import { JobRowActions } from './JobRowActions';
import { jobLabels } from '../job/jobLabels';
import { useJobs } from './useJobs';
import styles from './RunningJobs.module.css';

const SHOWN = 4;

/** A ring with the number of running jobs that opens to their progress, with Cancel. */
export const RunningJobs = observer(function RunningJobs() {
  const { open, total } = useJobs();
  const [isOpen, setOpen] = useState(false);
  const label = formatNumber.count(total, 'job');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          aria-label={`${label} running`}
          aria-expanded={isOpen}
          title={`${label} running`}
          onClick={() => setOpen((was) => !was)}
        >
          <Ring jobs={open} count={total} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Running jobs">
        <div className="lw-stack">
          {open.slice(0, SHOWN).map((job) => (
            <div key={job.batch_id} className="lw-stack-tight">
              <div className={`lw-row-between ${styles.line}`}>
                <Link to={jobPath(job)} className="lw-row-link lw-clip" onClick={() => setOpen(false)}>
                  {job.file_name}
                </Link>
                <JobRowActions job={job} />
              </div>
              {job.status === 'running' && job.waits_for === null ? null : (
                <p className="lw-caption">{jobLabels(job).word}</p>
              )}
              <JobProgress job={job} />
            </div>
          ))}
          <Link to="/app/jobs" className="lw-link lw-small" onClick={() => setOpen(false)}>
            {total > SHOWN ? `All ${formatNumber.count(total, 'job')}` : 'All jobs'}
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});

interface RingProps {
  readonly jobs: readonly Job[];
  readonly count: number;
}

/** The share of processed rows over all jobs. */
function Ring({ jobs, count }: RingProps) {
  const sum = (key: 'total' | 'processed') => jobs.reduce((all, { summary }) => all + summary[key], 0);
  const around = 2 * Math.PI * 9;
  const share = sum('total') === 0 ? 0 : sum('processed') / sum('total');
  return (
    <svg className={styles.ring} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className={styles.ringTrack} />
      <circle
        cx="12"
        cy="12"
        r="9"
        className={styles.ringArc}
        strokeDasharray={`${around * share} ${around}`}
        transform="rotate(-90 12 12)"
      />
      <text x="12" y="15.5">
        {count > 9 ? '9+' : count}
      </text>
    </svg>
  );
}
