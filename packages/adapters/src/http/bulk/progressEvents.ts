import type { Batch } from '@listwright/application/bulk';
import { sentEvent } from '../events/sentEvent.js';
import { withHeartbeats } from '../events/withHeartbeats.js';

/**
 * Server-sent events of a job's progress. Each holds the complete state, so a reconnecting client has missed nothing; the id is
 * the number of rows done. Ends when the states do.
 */
export async function* progressEvents(
  states: AsyncGenerator<Batch>,
  view: (batch: Batch) => unknown,
  heartbeatMs?: number,
): AsyncGenerator<string> {
  try {
    // Browsers wait this long before they connect again.
    yield 'retry: 2000\n\n';
    const eventOf = (batch: Batch) => sentEvent('progress', view(batch), batch.successful + batch.failed);
    yield* withHeartbeats(states, eventOf, heartbeatMs);
  } finally {
    await states.return(undefined);
  }
}
