import type { Logger } from 'pino';

/** The parts that a process has started, stopped in reverse order when the start fails. */
export class StartedParts {
  private readonly stops: (() => Promise<unknown>)[] = [];

  constructor(private readonly log: Logger) {}

  add<Stop extends () => Promise<unknown>>(stop: Stop): Stop {
    this.stops.push(stop);
    return stop;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.toReversed()) {
      await stop().catch((error: unknown) =>
        this.log.warn({ err: error }, 'a part of a failed start did not stop cleanly'),
      );
    }
  }
}
