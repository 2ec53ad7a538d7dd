import type { CliContext } from '../../CliContext.js';
import { nextOfJob } from './nextOfJob.js';
import { countOf } from '@listwright/domain/shared';

export async function runCancel(id: string, { client, print }: CliContext): Promise<void> {
  const job = await client.bulk.cancel({ params: { id } });
  print.result({
    data: job,
    text: `Cancelled. ${countOf(job.summary.successful, 'finished row is', 'finished rows are')} saved; rows in progress will still finish.`,
    next: nextOfJob(job),
  });
}
