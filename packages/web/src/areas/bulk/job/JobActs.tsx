import { Button } from '@mantine/core';
import { IconDownload, IconListCheck, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { bulkMessages } from '../bulkMessages';
import { toolOf } from '../toolOf';
import { downloadResults } from './downloadResults';
import type { CheckedJob, JobAct, JobStore } from './JobStore';
import { useJobs } from '../jobs/useJobs';

const FAILED: Readonly<Record<JobAct, string>> = {
  cancel: bulkMessages.cancelFailed,
  resume: bulkMessages.resumeFailed,
  retryFailed: bulkMessages.retryFailed,
};

const icon = { size: 16, 'aria-hidden': true } as const;

interface JobActsProps {
  readonly store: JobStore;
  readonly job: CheckedJob;
  readonly onClear: () => void;
}

/** Cancel while it works; then review, files, another try, the next file. */
export const JobActs = observer(function JobActs({ store, job, onClear }: JobActsProps) {
  const { client } = useRootStore();
  const jobs = useJobs();
  const { change, isOpen } = store;
  const tool = toolOf(job);
  const act = async (one: JobAct) => {
    await change.run(one);
    if (change.status === 'failed') notify.failure(change.error, FAILED[one]);
    jobs.restart();
  };
  const download = async (format: 'xlsx' | 'csv') => {
    try {
      await downloadResults(client, job, format);
      if (tool.downloaded !== undefined) notify.success(tool.downloaded);
    } catch (error) {
      notify.failure(error, tool.downloadFailed);
    }
  };
  const hasResults = !isOpen && job.summary.successful > 0;
  return (
    <div className="lw-row">
      {hasResults && job.kind === 'listings' ? (
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
        ? (['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              variant={job.kind === 'titles' && format === 'xlsx' ? 'filled' : 'default'}
              leftSection={<IconDownload {...icon} />}
              onClick={() => void download(format)}
            >
              Download {format.toUpperCase()}
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
