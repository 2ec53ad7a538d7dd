import type { CliContext } from '../../CliContext.js';

/** What the System page shows; the checks are the rows. */
export async function runServer({ client, print }: CliContext): Promise<void> {
  const data = await client.admin.server();
  const { version, workers, queue, outbox } = data;
  print.message(
    `Version ${version}; workers: ${workers}; bulk jobs: ${queue.jobs}, rows: ${queue.rows}; emails waiting: ${outbox.waiting}, failed: ${outbox.failed}.`,
  );
  for (const { title, advice } of data.actions) print.message(`Action needed: ${title}. ${advice}`);
  print.result({ data, rows: data.checks, columns: ['check', 'ok', 'detail', 'advice'] });
}
