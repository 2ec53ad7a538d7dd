import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from './JobsStore';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { bulkMessages } from '../bulkMessages';
import { isOpenJob } from '../job/isOpenJob';
import { jobPath } from '../jobPath';
import { downloadResults } from '../job/downloadResults';
import { toolOf } from '../toolOf';
import { useJobs } from './useJobs';

/** Cancel while the job runs, then its results and what failed. */
export function JobRowActions({ job }: { readonly job: Job }) {
  const { client } = useRootStore();
  const jobs = useJobs();
  const [isRunning, setRunning] = useState(false);
  const isOpen = isOpenJob(job);
  const act = async () => {
    setRunning(true);
    try {
      if (isOpen) await jobs.cancel(job.batch_id);
      else {
        await downloadResults(client, job, 'xlsx');
        const { downloaded } = toolOf(job);
        if (downloaded !== undefined) notify.success(downloaded);
      }
    } catch (error) {
      notify.failure(error, isOpen ? bulkMessages.cancelFailed : toolOf(job).downloadFailed);
    } finally {
      setRunning(false);
    }
  };
  const label = isOpen ? 'Cancel' : 'Download';
  const { failed, successful } = job.summary;
  return (
    <span className="lw-row">
      {!isOpen && failed > 0 ? (
        <Button
          component={Link}
          to={jobPath(job)}
          variant="default"
          size="xs"
          aria-label={`See the failed rows of ${job.file_name}`}
        >
          See failed rows
        </Button>
      ) : null}
      {!isOpen && successful === 0 ? null : (
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          aria-label={`${label} ${job.file_name}`}
          onClick={() => void act()}
        >
          {label}
        </Button>
      )}
    </span>
  );
}
