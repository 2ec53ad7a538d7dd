import type { Transport } from '@listwright/application/contract';
import { whenIdle } from '../ui/whenIdle';

/** A slow answer does not hold back the rest of the page for longer. */
const MAX_MS = 5000;

/** The requests that wait for their answers: what a screen needs first goes before what it may need later. */
export class OpenRequests {
  private open = 0;
  private readonly waiting = new Set<() => void>();

  /** The transport, with its requests counted. */
  counting(transport: Transport): Transport {
    return async (request) => {
      this.open += 1;
      try {
        return await transport(request);
      } finally {
        this.open -= 1;
        if (this.open === 0) for (const proceed of [...this.waiting]) proceed();
      }
    };
  }

  /** Acts when every request is answered and the browser is idle. Returns a function that cancels it. */
  whenQuiet(act: () => void): () => void {
    let cancelIdle = () => {};
    const stop = () => {
      clearTimeout(timer);
      this.waiting.delete(proceed);
    };
    const proceed = () => {
      stop();
      cancelIdle = whenIdle(act);
    };
    const timer = setTimeout(proceed, MAX_MS);
    if (this.open === 0) proceed();
    else this.waiting.add(proceed);
    return () => {
      stop();
      cancelIdle();
    };
  }
}
