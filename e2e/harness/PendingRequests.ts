import { EventEmitter, once } from 'node:events';
import type { HTTPRequest, Page } from 'puppeteer';

const WITHIN_MS = 20_000;

/** The pending requests of a page. An event stream never ends and does not count. */
export class PendingRequests {
  /** The number of requests started so far. */
  begun = 0;
  private readonly open = new Set<HTTPRequest>();
  private readonly ends = new EventEmitter();
  private navigation: HTTPRequest | undefined;

  constructor(page: Page) {
    page.on('request', (request) => {
      this.begun += 1;
      this.open.add(request);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.navigation = request;
    });
    for (const event of ['requestfinished', 'requestfailed'] as const) page.on(event, (request) => this.end(request));
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream')) this.end(response.request());
    });
    // The browser never reports the end of requests that the previous page started.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url().split('#')[0] !== this.navigation?.url()) return;
      for (const request of this.open) if (request !== this.navigation) this.end(request);
      this.navigation = undefined;
    });
  }

  /** Resolves when no request is pending. */
  async none(): Promise<void> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    while (this.open.size > 0) {
      await once(this.ends, 'end', { signal }).catch(() => {
        throw new Error(`not answered: ${[...this.open].map((request) => request.url()).join(', ')}`);
      });
    }
  }

  private end(request: HTTPRequest): void {
    if (this.open.delete(request)) this.ends.emit('end');
  }
}
