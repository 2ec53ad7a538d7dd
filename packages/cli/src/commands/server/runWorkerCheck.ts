import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';

/** Checks the heartbeat of this machine's worker only: restarting it would not help another machine. */
export async function runWorkerCheck({ env, print }: CliContext): Promise<number> {
  const { isWorking } = await import('@listwright/adapters/main');
  const works = isWorking(env);
  const text = works ? 'The worker is running.' : "No heartbeat from this machine's worker within the last minute.";
  print.result({ data: { works }, text });
  return works ? EXIT.done : EXIT.failed;
}
