import type { Batch } from '@listwright/application/bulk';
import { waitAtMost } from '@listwright/application/shared';

/** Shorter than what any proxy lets pass before it takes a silent connection for a dead one. */
const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events of a job's progress. Each holds the whole state, so one who reconnects has missed nothing; the id is
 * the number of rows done. Between them, after every silence, comes a comment. Ends when the states do.
 */
export async function* progressEvents(
  states: AsyncGenerator<Batch>,
  view: (batch: Batch) => unknown,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    // Browsers wait this long before they connect again.
    yield 'retry: 2000\n\n';
    for (;;) {
      let found: IteratorResult<Batch> | undefined;
      const next = states.next().then((result) => (found = result));
      for (;;) {
        await waitAtMost(heartbeatMs, next);
        if (found !== undefined) break;
        yield ': still here\n\n';
      }
      if (found.done === true) return;
      const batch = found.value;
      yield `id: ${batch.successful + batch.failed}\nevent: progress\ndata: ${JSON.stringify(view(batch))}\n\n`;
    }
  } finally {
    await states.return(undefined);
  }
}
