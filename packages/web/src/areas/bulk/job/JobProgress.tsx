import { formatNumber } from '../../../ui/formatNumber';
import type { Job } from '../jobs/JobsStore';
import { rateText } from './rateText';
import { timeLeft } from './timeLeft';
import styles from './job.module.css';

/** A progress bar with a segment for failed rows, unless they wait to be done again, and the figures as text. */
export function JobProgress({ job }: { readonly job: Job }) {
  const { total, processed, successful, failed } = job.summary;
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  const figures = [
    `${formatNumber.integer(processed)} of ${formatNumber.count(total, 'row')}`,
    ...(failed === 0 ? [] : [`${formatNumber.integer(failed)} failed`]),
    ...(job.rate_per_second === null || job.eta_seconds === null ? [] : [rateText(job.rate_per_second)]),
    ...(job.eta_seconds === null ? [] : [timeLeft(job.eta_seconds)]),
  ];
  return (
    <div className="lw-stack-tight">
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`Progress of ${job.file_name}`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={processed}
        aria-valuetext={figures.join(', ')}
      >
        <div className={styles.done} style={{ width: share(successful) }} />
        {job.status === 'queued' ? null : <div className={styles.failed} style={{ width: share(failed) }} />}
      </div>
      <p className="lw-small lw-secondary lw-tabular">{figures.join(' · ')}</p>
    </div>
  );
}
