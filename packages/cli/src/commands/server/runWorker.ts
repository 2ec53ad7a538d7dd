import type { CliContext } from '../../CliContext.js';

export async function runWorker(context: CliContext): Promise<void> {
  const { work } = await import('@listwright/adapters/main');
  const stopped = context.interrupted();
  const worker = await work(context.env);
  context.print.say('Worker started. Press Ctrl-C to stop.');
  await stopped;
  await worker.stop();
}
