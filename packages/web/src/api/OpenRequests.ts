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
        if (this.open === 0) for (const look of [...this.waiting]) look();
      }
    };
  }

  /** Acts when the browser is idle and every request is answered. Returns a function that cancels it. */
  whenQuiet(act: () => void): () => void {
    const from = Date.now();
    let cancelIdle = () => {};
    // Idle first: the screen may be about to ask.
    const look = () => {
      this.waiting.delete(look);
      cancelIdle = whenIdle(() => {
        if (this.open === 0 || Date.now() - from > MAX_MS) act();
        else this.waiting.add(look);
      });
    };
    const late = setTimeout(() => this.waiting.has(look) && look(), MAX_MS + 1);
    look();
    return () => {
      clearTimeout(late);
      this.waiting.delete(look);
      cancelIdle();
    };
  }
}
