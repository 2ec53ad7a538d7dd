import { rowKinds } from '@listwright/domain/bulk';
import { Button } from '@mantine/core';
import { IconDownload, IconListCheck, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { bulkMessages } from '../bulkMessages';
import { toolOf } from '../toolOf';
import { downloadResults, type ResultShape } from './downloadResults';
import type { CheckedJob, JobAction, JobStore } from './JobStore';
import { useJobs } from '../jobs/useJobs';
import styles from './job.module.css';

const FAILED: Readonly<Record<JobAction, string>> = {
  cancel: bulkMessages.cancelFailed,
  resume: bulkMessages.resumeFailed,
  retryFailed: bulkMessages.retryFailed,
};

const SHAPES: Readonly<Record<ResultShape, string>> = {
  xlsx: 'Download XLSX',
  csv: 'Download CSV',
  categories: 'By category (ZIP)',
};

const icon = { size: 16, 'aria-hidden': true } as const;

interface JobActionsProps {
  readonly store: JobStore;
  readonly job: CheckedJob;
  readonly onClear: () => void;
}

/** Cancel while the job runs; then review, downloads, retry, and the next file. */
export const JobActions = observer(function JobActions({ store, job, onClear }: JobActionsProps) {
  const { client } = useRootStore();
  const jobs = useJobs();
  const { change, isOpen } = store;
  const tool = toolOf(job);
  const { makesListings } = rowKinds[job.kind];
  const act = async (one: JobAction) => {
    await change.run(one);
    if (change.status === 'failed') notify.failure(change.error, FAILED[one]);
    jobs.restart();
  };
  const download = async (shape: ResultShape) => {
    try {
      await downloadResults(client, job, shape);
      if (tool.downloaded !== undefined) notify.success(tool.downloaded);
    } catch (error) {
      notify.failure(error, tool.downloadFailed);
    }
  };
  const hasResults = !isOpen && job.summary.successful > 0;
  const shapes: readonly ResultShape[] = ['xlsx', 'csv', ...(job.categories > 1 ? (['categories'] as const) : [])];
  return (
    <div className={`lw-row ${styles.actions}`}>
      {hasResults && makesListings ? (
        <Button
          component={Link}
          to={`?job=${job.batch_id}&review=`}
          size="sm"
          leftSection={<IconListCheck {...icon} />}
        >
          Review listings
        </Button>
      ) : null}
      {hasResults
        ? shapes.map((shape) => (
            <Button
              key={shape}
              size="sm"
              variant={!makesListings && shape === 'xlsx' ? 'filled' : 'default'}
              leftSection={<IconDownload {...icon} />}
              onClick={() => void download(shape)}
            >
              {SHAPES[shape]}
            </Button>
          ))
        : null}
      {store.canResume ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlayerPlay {...icon} />}
          loading={change.isRunning}
          onClick={() => void act('resume')}
        >
          Resume
        </Button>
      ) : null}
      {store.canRetry ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          loading={change.isRunning}
          onClick={() => void act('retryFailed')}
        >
          Retry failed
        </Button>
      ) : null}
      {isOpen ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconX {...icon} />}
          loading={change.isRunning}
          onClick={() => void act('cancel')}
        >
          Cancel
        </Button>
      ) : (
        <Button size="sm" variant="subtle" color="neutral" onClick={onClear}>
          {tool.clearLabel}
        </Button>
      )}
    </div>
  );
});
