import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useJobs } from './useJobs';
import { WaitNotice } from './WaitNotice';

/** What the jobs at work wait for, a notice each; nothing where all move. */
export const WaitingJobs = observer(function WaitingJobs() {
  const jobs = useJobs();
  useEffect(() => jobs.watch(), []);
  const waits = (['quota', 'provider'] as const).map(
    (waitsFor) => [waitsFor, jobs.open.filter((job) => job.waits_for === waitsFor)] as const,
  );
  return waits.map(([waitsFor, waiting]) =>
    waiting.length === 0 ? null : <WaitNotice key={waitsFor} jobs={waiting} waitsFor={waitsFor} />,
  );
});
