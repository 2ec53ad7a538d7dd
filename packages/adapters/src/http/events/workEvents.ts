import { sentEvent } from './sentEvent.js';
import { withHeartbeats } from './withHeartbeats.js';

/** Reports something while work is done. */
export type Report = (event: string, data: unknown) => void;

/**
 * Server-sent events of a task: its reports, then its result as the last event. `work` must not throw;
 * its own signal ends it when the reader disconnects.
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
