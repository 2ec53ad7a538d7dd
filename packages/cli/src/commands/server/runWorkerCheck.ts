import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';

/** Looks at the heartbeat of this machine's worker alone: who else is ill is no reason to start it again. */
export async function runWorkerCheck({ env, print }: CliContext): Promise<number> {
  const { isWorking } = await import('@listwright/adapters/main');
  const works = isWorking(env);
  const text = works ? 'The worker is at work.' : 'No worker of this machine has shown itself within a minute.';
  print.result({ data: { works }, text });
  return works ? EXIT.done : EXIT.failed;
}
