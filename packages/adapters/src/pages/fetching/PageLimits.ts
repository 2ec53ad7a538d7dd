/** What reading one page may take. */
export interface PageLimits {
  /** Of the body, as sent and as unpacked, each. */
  readonly bodyBytes: number;
  /** Of the head of an answer. */
  readonly headBytes: number;
  readonly redirects: number;
  /** For one connection, in milliseconds. */
  readonly connectMs: number;
  /** From the first request to the last byte, redirects included, in milliseconds; waiting for a turn is not counted. */
  readonly tryMs: number;
  /** How often a page is asked for where the site or the connection fails. */
  readonly tries: number;
  /** The longest wait for a turn with a site, and the longest that a site may ask for between tries, in milliseconds. */
  readonly turnMs: number;
  /** Between two pages of one site, in milliseconds. */
  readonly pauseMs: number;
  /** The longest pause between two pages that a robots.txt may ask for, in milliseconds. */
  readonly longestPauseMs: number;
}

export const PAGE_LIMITS: PageLimits = {
  bodyBytes: 5 * 1024 * 1024,
  headBytes: 32 * 1024,
  redirects: 5,
  connectMs: 5000,
  tryMs: 10_000,
  tries: 2,
  turnMs: 30_000,
  pauseMs: 1000,
  longestPauseMs: 20_000,
};
