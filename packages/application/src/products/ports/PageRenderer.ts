import type { WebPage } from '../../shared/index.js';

/** Shows pages in a browser, for shops whose pages are empty without their scripts. */
export abstract class PageRenderer {
  /**
   * The page at an address that `PageFetcher` has read, as it is once its scripts have run. Reaches what `PageFetcher` may reach and
   * nothing else. Undefined where there is no browser, it is busy, or it fails: then the page stays as it was. Rejects only with the
   * reason of the signal.
   */
  abstract render(address: string, signal?: AbortSignal): Promise<WebPage | undefined>;
}
