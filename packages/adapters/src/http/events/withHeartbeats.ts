import { waitAtMost } from '@listwright/application/shared';

/** Shorter than the idle timeout of any proxy. */
const HEARTBEAT_MS = 15_000;

/** Yields the source's values as events, and a comment after every silence. Returning early ends the source. */
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
