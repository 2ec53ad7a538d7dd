import {
  PageFetcher,
  pageFault,
  type Clock,
  type PageOptions,
  type Timer,
  type WebPage,
} from '@listwright/application/shared';
import type { DomainError } from '@listwright/domain/shared';
import { contentTypeOf } from './contentTypeOf.js';
import { decodedText } from '../decodedText.js';
import { faultOf } from './faultOf.js';
import { faultOfStatus } from './faultOfStatus.js';
import type { SiteAnswer } from './GuardedClient.js';
import { redirectOf } from './redirectOf.js';
import type { SiteAccess } from './SiteAccess.js';

const HTML = ['text/html', 'application/xhtml+xml'];
/** The pause before another try: at random between half of it and one and a half. */
const RETRY_PAUSE_MS = 1000;
/** For a site that limits us and does not say for how long. */
const UNSAID_HOLD_SECONDS = 60;

/** What is left for one page. */
interface Visit {
  readonly contentTypes: readonly string[];
  readonly signal: AbortSignal | undefined;
  redirectsLeft: number;
  msLeft: number;
}

type Stage = { readonly page: WebPage } | { readonly next: URL };

/**
 * Fetches pages politely: with its own user agent, by robots.txt, one page of a site at a time. Only hosts
 * on the public internet are reached, whatever a URL, a redirect or a name server says.
 */
export class HttpPageFetcher extends PageFetcher {
  constructor(
    private readonly access: SiteAccess,
    private readonly clock: Clock,
    private readonly timer: Timer,
  ) {
    super();
  }

  override async read(address: string, { contentTypes = HTML, signal }: PageOptions = {}): Promise<WebPage> {
    signal?.throwIfAborted();
    const url = this.access.addressOf(address);
    for (let tries = 1; ; tries += 1) {
      const { redirects: redirectsLeft, tryMs: msLeft } = this.access.limits;
      try {
        return await this.once(url, { contentTypes, signal, redirectsLeft, msLeft });
      } catch (error) {
        signal?.throwIfAborted();
        const fault = faultOf(error);
        if (tries >= this.access.limits.tries || !this.mayPass(fault)) throw fault;
        await this.timer.wait((0.5 + Math.random()) * RETRY_PAUSE_MS, signal);
        signal?.throwIfAborted();
      }
    }
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.access.close();
  }

  private async once(start: URL, visit: Visit): Promise<WebPage> {
    for (let at = start; ;) {
      const url = at;
      const stage = await this.access.turns.run(url.hostname, visit.signal, () => this.atSite(url, visit));
      if ('page' in stage) return stage.page;
      at = stage.next;
    }
  }

  /** Requests one site until the page arrives or it redirects to another site. */
  private async atSite(start: URL, visit: Visit): Promise<{ readonly result: Stage; readonly pauseMs: number }> {
    const began = performance.now();
    const late = AbortSignal.timeout(Math.max(0, Math.ceil(visit.msLeft)));
    const signal = visit.signal === undefined ? late : AbortSignal.any([late, visit.signal]);
    try {
      for (let url = start; ;) {
        const pauseMs = await this.access.robots.permit(url, signal);
        const answer = await this.access.client.get(url, visit.contentTypes.join(', '), signal);
        const location = redirectOf(answer);
        if (location === undefined) return { result: { page: await this.pageOf(url, answer, visit) }, pauseMs };
        await answer.skip();
        visit.redirectsLeft -= 1;
        if (visit.redirectsLeft < 0) throw pageFault.of('too_many_redirects');
        url = this.access.addressOf(location, url);
        if (url.hostname !== start.hostname) return { result: { next: url }, pauseMs };
      }
    } catch (error) {
      const fault = late.aborted ? pageFault.of('timeout', { cause: error }) : faultOf(error);
      if (pageFault.reasonOf(fault) === 'rate_limited')
        this.access.turns.hold(start.hostname, retryAfterOf(fault) ?? UNSAID_HOLD_SECONDS);
      throw fault;
    } finally {
      visit.msLeft -= performance.now() - began;
    }
  }

  private async pageOf({ href }: URL, answer: SiteAnswer, { contentTypes }: Visit): Promise<WebPage> {
    const { type, charset } = contentTypeOf(answer.header('content-type'));
    const isPage = answer.status >= 200 && answer.status < 300;
    if (!isPage || !contentTypes.includes(type)) answer.drop();
    if (!isPage) throw faultOfStatus(answer, this.clock.now().getTime());
    if (!contentTypes.includes(type)) throw pageFault.of('wrong_type');
    return { address: href, contentType: type, ...decodedText(await answer.bytes(), charset) };
  }

  /** Whether another try may help: a GET changes nothing, so it may be repeated. The wait that a site asks for is its turn's. */
  private mayPass(fault: DomainError): boolean {
    const reason = pageFault.reasonOf(fault);
    if (reason === 'rate_limited')
      return (retryAfterOf(fault) ?? UNSAID_HOLD_SECONDS) * 1000 <= this.access.limits.turnMs;
    return reason === 'unreachable' || reason === 'site_error';
  }
}

function retryAfterOf({ details }: DomainError): number | undefined {
  const seconds = details['retry_after_seconds'];
  return typeof seconds === 'number' ? seconds : undefined;
}
