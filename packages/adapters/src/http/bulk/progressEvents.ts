import type { Job } from '@listwright/application/jobs';
import { sentEvent } from '../events/sentEvent.js';
import { withHeartbeats } from '../events/withHeartbeats.js';

/**
 * Server-sent events of a job's progress. Each holds the complete state, so a reconnecting client has missed nothing; the id is
 * the number of rows done. Ends when the states do.
 */
export async function* progressEvents(
  states: AsyncGenerator<Job>,
  view: (job: Job) => unknown,
  heartbeatMs?: number,
): AsyncGenerator<string> {
  try {
    // Browsers wait this long before they connect again.
    yield 'retry: 2000\n\n';
    const eventOf = (job: Job) => sentEvent('progress', view(job), job.successful + job.failed);
    yield* withHeartbeats(states, eventOf, heartbeatMs);
  } finally {
    await states.return(undefined);
  }
}
