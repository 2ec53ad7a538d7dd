import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';
import type { CheckedJob } from './CheckedJob.js';
import { nextOfJob } from './nextOfJob.js';
import { watchJob } from './watchJob.js';
import { countOf } from '@listwright/domain/shared';

export interface StatusOptions {
  readonly watch?: boolean;
}

const WAITS: Readonly<Record<NonNullable<CheckedJob['waits_for']>, string>> = {
  quota: 'waiting for quota',
  provider: "waiting for the AI server, which isn't responding or isn't set up correctly",
  worker: 'waits for a worker: none has been seen for 3 minutes',
};

export async function runStatus(id: string, { watch }: StatusOptions, context: CliContext): Promise<number> {
  if (watch) return watchJob(id, {}, context);
  const { client, print } = context;
  const job = await client.bulk.check({ params: { id } });
  const { summary, status, waits_for: waitsFor, under_way: underWay } = job;
  const waiting = waitsFor === null ? '' : `, ${WAITS[waitsFor]}`;
  const settling = status === 'cancelled' && underWay > 0 ? `, ${underWay} in progress will still finish` : '';
  print.result({
    data: job,
    text: `${job.file_name}: ${status}${waiting}. ${summary.processed} of ${countOf(summary.total, 'row')}, ${summary.failed} failed${settling}.`,
    next: nextOfJob(job),
  });
  return EXIT.done;
}
