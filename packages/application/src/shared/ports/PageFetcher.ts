/** A web page as it was read. */
export interface WebPage {
  /** Where it was found in the end: the last address of any redirects, without a fragment. */
  readonly address: string;
  /** The media type in lower case, without parameters: `text/html`. */
  readonly contentType: string;
  /** What the bytes were decoded from, a name of the WHATWG encoding standard in lower case: `utf-8`. */
  readonly charset: string;
  readonly text: string;
}

export interface PageOptions {
  /** The media types that the caller can read; HTML and XHTML when absent. */
  readonly contentTypes?: readonly string[];
  /** Aborted: the page is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads pages of other sites, at addresses that sellers or the sites themselves give. What comes back is data from a
 * stranger: nothing in it may be trusted.
 */
export abstract class PageFetcher {
  /**
   * Reads one page at an absolute `http` or `https` address, with its redirects. Runs no script and follows no redirect that
   * is in the page. Throws what `pageFault` makes, whose reasons are a closed list, or the reason of the signal.
   */
  abstract read(address: string, options?: PageOptions): Promise<WebPage>;
}
