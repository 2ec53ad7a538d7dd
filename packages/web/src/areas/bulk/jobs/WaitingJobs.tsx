import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useJobs } from './useJobs';
import { WaitNotice } from './WaitNotice';

/** One notice for each reason that jobs wait; nothing if none waits. */
export const WaitingJobs = observer(function WaitingJobs() {
  const jobs = useJobs();
  useEffect(() => jobs.watch(), []);
  const waits = (['quota', 'provider', 'worker'] as const).map(
    (waitsFor) => [waitsFor, jobs.open.filter((job) => job.waits_for === waitsFor)] as const,
  );
  return waits.map(([waitsFor, waiting]) =>
    waiting.length === 0 ? null : <WaitNotice key={waitsFor} jobs={waiting} waitsFor={waitsFor} />,
  );
});
