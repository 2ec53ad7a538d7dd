import { sentEvent } from './sentEvent.js';
import { withHeartbeats } from './withHeartbeats.js';

/** Reports something while work is done. */
export type Report = (event: string, data: unknown) => void;

/**
 * Server-sent events of a piece of work: what it reports, then what it returns as the last event. `work` must not throw;
 * it ends by a signal of its own when the reader leaves.
 */
export function workEvents(work: (report: Report) => Promise<string>, heartbeatMs?: number): AsyncGenerator<string> {
  return withHeartbeats(eventsOf(work), (event) => event, heartbeatMs);
}

async function* eventsOf(work: (report: Report) => Promise<string>): AsyncGenerator<string> {
  const waiting: string[] = [];
  let wake = () => {};
  let isDone = false;
  void work((event, data) => {
    waiting.push(sentEvent(event, data));
    wake();
  }).then((last) => {
    waiting.push(last);
    isDone = true;
    wake();
  });
  for (;;) {
    yield* waiting.splice(0);
    if (isDone && waiting.length === 0) return;
    if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
}
