import { formatNumber } from '../../../ui/formatNumber';
import { Figure } from '../Figure';
import type { Job } from '../jobs/JobsStore';
import styles from '../bulk.module.css';

/**
 * The result of a job: row counts, the success rate with one decimal and the time with two (specification, constants).
 */
export function JobSummary({ job }: { readonly job: Job }) {
  const { total, processed, successful, failed } = job.summary;
  const { started_at: start, finished_at: end } = job;
  return (
    <dl className={styles.figures}>
      <Figure name="Total" text={formatNumber.integer(total)} />
      <Figure name="Successful" text={formatNumber.integer(successful)} />
      <Figure name="Failed" text={formatNumber.integer(failed)} tone={failed > 0 ? 'bad' : undefined} />
      {processed === 0 ? null : (
        <Figure name="Success rate" text={formatNumber.percent((successful / processed) * 100)} />
      )}
      {start === null || end === null ? null : (
        <Figure name="Time" text={formatNumber.seconds((Date.parse(end) - Date.parse(start)) / 1000)} />
      )}
    </dl>
  );
}
