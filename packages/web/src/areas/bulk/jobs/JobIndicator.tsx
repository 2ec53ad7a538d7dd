import { ActionIcon } from '@mantine/core';
import { IconProgress } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useJobs } from './useJobs';

// Most pages are opened while no job runs.
const RunningJobs = lazy(() => import('./RunningJobs').then((area) => ({ default: area.RunningJobs })));

/** The way to the jobs. While some run, a ring with their number. */
export const JobIndicator = observer(function JobIndicator() {
  const jobs = useJobs();
  useEffect(() => jobs.watch(), []);
  const link = (
    <ActionIcon component={Link} to="/app/jobs" aria-label="Jobs" title="Jobs">
      <IconProgress size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  return jobs.open.length === 0 ? (
    link
  ) : (
    <Suspense fallback={link}>
      <RunningJobs />
    </Suspense>
  );
});
