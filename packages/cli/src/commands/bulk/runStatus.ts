import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';
import { watchBatch } from './watchBatch.js';

export interface StatusOptions {
  readonly watch?: boolean;
}

export async function runStatus(id: string, { watch }: StatusOptions, context: CliContext): Promise<number> {
  if (watch) return watchBatch(id, {}, context);
  const { client, print } = context;
  const batch = await client.bulk.check({ params: { id } });
  const { summary, status, waits_for: waitsFor } = batch;
  const waiting =
    waitsFor === null
      ? ''
      : `, waiting for ${waitsFor === 'quota' ? 'room in the quota' : 'the AI server, which does not answer or is not set up right'}`;
  print.result({
    data: batch,
    text: `${batch.file_name}: ${status}${waiting}. ${summary.processed} of ${summary.total} rows, ${summary.failed} failed.`,
  });
  return EXIT.done;
}
