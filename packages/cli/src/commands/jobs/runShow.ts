import type { CliContext } from '../../CliContext.js';
import { nextOfJob } from '../bulk/nextOfJob.js';

/** One job as a record. The columns of its file are left to JSON. */
export async function runShow(id: string, { client, print }: CliContext): Promise<void> {
  const job = await client.bulk.check({ params: { id } });
  const { columns: _columns, summary, errors, ...rest } = job;
  print.result({ data: { job }, record: { ...rest, ...summary, errors: errors.join(' · ') }, next: nextOfJob(job) });
}
