import { pageFault, type Clock, type Timer } from '@listwright/application/shared';
import type { PageLimits } from './PageLimits.js';

interface Site {
  isTaken: boolean;
  readonly waiting: (() => void)[];
  /** The time from which its next page may be asked for, in milliseconds. */
  freeAt: number;
}

/** Pages of one site that may wait at once. */
const MAX_WAITING = 100;
/** Cached sites before idle ones are removed. */
const MANY_SITES = 1000;
/** The longest pause that a site may ask for. */
const MAX_HOLD_MS = 3_600_000;

/** One page of a site at a time, in request order, with a pause in between. Each process has its own queue. */
export class SiteQueue {
  private readonly sites = new Map<string, Site>();

  constructor(
    private readonly clock: Clock,
    private readonly timer: Timer,
    private readonly limits: Pick<PageLimits, 'turnMs' | 'pauseMs' | 'longestPauseMs'>,
  ) {}

  /**
   * Runs work when it is its turn for a site. `work` resolves to its result, and to the pause in milliseconds that the site
   * requests after it. Throws the page fault `busy` where other pages take too long, `rate_limited` while the site allows no
   * request for longer than a turn may wait, and the reason of the signal.
   */
  async run<T>(
    host: string,
    signal: AbortSignal | undefined,
    work: () => Promise<{ readonly result: T; readonly pauseMs: number }>,
  ): Promise<T> {
    const site = this.siteOf(host);
    await this.take(site, signal);
    let pauseMs = 0;
    try {
      await this.waitUntilFree(site, signal);
      const done = await work();
      pauseMs = done.pauseMs;
      return done.result;
    } finally {
      const pause = Math.min(Math.max(this.limits.pauseMs, pauseMs), this.limits.longestPauseMs);
      site.freeAt = Math.max(site.freeAt, this.clock.now().getTime() + pause);
      const next = site.waiting.shift();
      if (next === undefined) site.isTaken = false;
      else next();
    }
  }

  /** Blocks requests to the site for so many seconds. */
  hold(host: string, seconds: number): void {
    const site = this.siteOf(host);
    site.freeAt = Math.max(site.freeAt, this.clock.now().getTime() + Math.min(seconds * 1000, MAX_HOLD_MS));
  }

  private async waitUntilFree(site: Site, signal: AbortSignal | undefined): Promise<void> {
    const ms = site.freeAt - this.clock.now().getTime();
    if (ms > this.limits.turnMs) throw pageFault.of('rate_limited', { retryAfterSeconds: Math.ceil(ms / 1000) });
    if (ms > 0) await this.timer.wait(ms, signal);
    signal?.throwIfAborted();
  }

  private async take(site: Site, caller: AbortSignal | undefined): Promise<void> {
    if (!site.isTaken) {
      site.isTaken = true;
      return;
    }
    if (site.waiting.length >= MAX_WAITING) throw pageFault.of('busy');
    const late = AbortSignal.timeout(this.limits.turnMs);
    const signal = caller === undefined ? late : AbortSignal.any([late, caller]);
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        site.waiting.splice(site.waiting.indexOf(enter), 1);
        reject(caller?.aborted ? (caller.reason as Error) : pageFault.of('busy'));
      };
      site.waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private siteOf(host: string): Site {
    const known = this.sites.get(host);
    if (known !== undefined) return known;
    if (this.sites.size >= MANY_SITES) this.removeIdleSites();
    const site: Site = { isTaken: false, waiting: [], freeAt: 0 };
    this.sites.set(host, site);
    return site;
  }

  private removeIdleSites(): void {
    const now = this.clock.now().getTime();
    for (const [host, { isTaken, freeAt }] of this.sites) if (!isTaken && freeAt <= now) this.sites.delete(host);
  }
}
