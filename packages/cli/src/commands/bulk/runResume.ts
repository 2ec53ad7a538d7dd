import type { CliContext } from '../../CliContext.js';
import { countOf } from '../../output/countOf.js';

export interface ResumeOptions {
  readonly onlyFailed?: boolean;
}

export async function runResume(
  id: string,
  { onlyFailed }: ResumeOptions,
  { client, print }: CliContext,
): Promise<void> {
  const call = onlyFailed ? client.bulk.retryFailed : client.bulk.resume;
  const job = await call({ params: { id } });
  const { total, processed } = job.summary;
  print.result({
    data: job,
    text: `${job.file_name} resumed with ${countOf(total - processed, 'row')}. Progress: listwright bulk status ${id} --watch`,
  });
}
