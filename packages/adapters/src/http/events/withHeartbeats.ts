import { waitAtMost } from '@listwright/application/shared';

/** Shorter than what any proxy lets pass before it takes a silent connection for a dead one. */
const HEARTBEAT_MS = 15_000;

/** What the source yields, as events; after every silence a comment. Ends with the source, and ends the source when it is left. */
export async function* withHeartbeats<T>(
  source: AsyncGenerator<T>,
  eventOf: (value: T) => string,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    for (;;) {
      let found: IteratorResult<T> | undefined;
      const next = source.next().then((result) => (found = result));
      for (;;) {
        await waitAtMost(heartbeatMs, next);
        if (found !== undefined) break;
        yield ': still here\n\n';
      }
      if (found.done === true) return;
      yield eventOf(found.value);
    }
  } finally {
    await source.return(undefined);
  }
}
