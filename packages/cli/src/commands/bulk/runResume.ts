import type { CliContext } from '../../CliContext.js';
import { nextOfJob } from './nextOfJob.js';
import { countOf } from '@listwright/domain/shared';

export interface ResumeOptions {
  readonly onlyFailed?: boolean;
}

export async function runResume(
  id: string,
  { onlyFailed }: ResumeOptions,
  { client, print }: CliContext,
): Promise<void> {
  const params = { id };
  const job = await (onlyFailed ? client.bulk.retryFailed({ params, body: {} }) : client.bulk.resume({ params }));
  const { total, processed } = job.summary;
  print.result({
    data: job,
    text: `${job.file_name} resumed with ${countOf(total - processed, 'row')}`,
    next: nextOfJob(job),
  });
}
