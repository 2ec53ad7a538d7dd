import type { CliContext } from '../../CliContext.js';

export async function runWorker(context: CliContext): Promise<void> {
  const stopped = context.interrupted();
  const { work } = await import('@listwright/adapters/main');
  const worker = await work(context.env);
  if (context.stderr.isTTY) context.print.message('Worker started. Press Ctrl-C to stop.');
  await stopped;
  await worker.stop();
}
