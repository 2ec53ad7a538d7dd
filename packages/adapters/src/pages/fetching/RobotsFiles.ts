import { pageFault, type Clock } from '@listwright/application/shared';
import robotsParser, { type Robot } from 'robots-parser';
import type { GuardedClient, SiteAnswer } from './GuardedClient.js';
import { redirectOf } from './redirectOf.js';
import { faultOfStatus } from './faultOfStatus.js';

/** Well under the day that RFC 9309, 2.4 allows: a shop that opens its pages expects it to be noticed. */
const KEPT_MS = 3_600_000;
const MAX_KEPT = 500;
/** RFC 9309, 2.5: a reader takes at least 500 KiB; what comes later is not read. */
const MAX_BYTES = 500 * 1024;
/** RFC 9309, 2.3.1.2: at least five are followed. */
const MAX_REDIRECTS = 5;
/** Comparisons of characters for one address: a tenth of a second. Made to cost, a file takes many seconds. */
const MAX_COMPARISONS = 50_000_000;

/** Its types are written for a module that it is not: the function is the module itself. */
const parseRobots = robotsParser as unknown as (address: string, text: string) => Robot;

interface RobotsFile {
  readonly rules: Robot;
  /** Characters of its rules from their first `*` on: each is compared with the full URL in the worst case. */
  readonly wildcardLength: number;
  readonly expiresAt: number;
}

/** The robots.txt of each origin, kept for an hour. */
export class RobotsFiles {
  private readonly files = new Map<string, RobotsFile>();

  constructor(
    private readonly client: GuardedClient,
    private readonly clock: Clock,
    /** The name that rules address us by, without version or comment. */
    private readonly agentName: string,
    /** Checks the address that a robots.txt has moved to. */
    private readonly addressOf: (text: string, base: URL) => URL,
  ) {}

  /**
   * Throws the page fault `robots` where the site asks us not to read a page; else resolves to the pause in milliseconds that it wants
   * between pages. No file (4xx) allows everything; a site that cannot say it (5xx, no answer) allows nothing now (RFC 9309,
   * 2.3.1), and the fault of that is thrown.
   */
  async permit(url: URL, signal: AbortSignal): Promise<number> {
    const { rules, wildcardLength } = await this.fileOf(url, signal);
    const isTooCostly = wildcardLength * url.href.length > MAX_COMPARISONS;
    if (isTooCostly || rules.isAllowed(url.href, this.agentName) === false) throw pageFault.of('robots');
    return (rules.getCrawlDelay(this.agentName) ?? 0) * 1000;
  }

  private async fileOf({ origin }: URL, signal: AbortSignal): Promise<RobotsFile> {
    const now = this.clock.now().getTime();
    const known = this.files.get(origin);
    if (known !== undefined && known.expiresAt > now) return known;
    const address = new URL('/robots.txt', origin);
    const text = await this.read(address, signal);
    const file = {
      rules: parseRobots(address.href, text),
      wildcardLength: wildcardLengthOf(text),
      expiresAt: now + KEPT_MS,
    };
    this.files.delete(origin);
    this.files.set(origin, file);
    const [oldest] = this.files.keys();
    if (this.files.size > MAX_KEPT && oldest !== undefined) this.files.delete(oldest);
    return file;
  }

  private async read(address: URL, signal: AbortSignal): Promise<string> {
    let [answer, at] = [await this.client.get(address, 'text/plain', signal), address];
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const location = redirectOf(answer);
      if (location === undefined) break;
      await answer.skip();
      at = this.addressOf(location, at);
      answer = await this.client.get(at, 'text/plain', signal);
    }
    return textOf(answer, this.clock.now().getTime());
  }
}

async function textOf(answer: SiteAnswer, now: number): Promise<string> {
  if (answer.status >= 200 && answer.status < 300) {
    const bytes = await answer.bytes();
    return bytes.subarray(0, MAX_BYTES).toString('utf8');
  }
  await answer.skip();
  if (answer.status === 429 || answer.status >= 500) throw faultOfStatus(answer, now);
  return '';
}

function wildcardLengthOf(text: string): number {
  return text
    .split(/[\r\n]+/)
    .reduce((sum, line) => sum + (line.includes('*') ? line.length - line.indexOf('*') : 0), 0);
}
