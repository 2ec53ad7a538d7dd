import type { RateLimit } from '@listwright/application/contract';
import { networkOf } from '@listwright/domain/accounts';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What a site (the /48 of an IPv6 customer, with 65,536 networks) may do without an account, in allowances of one network. */
const NETWORKS_OF_SITE = 5;

/**
 * Keeps one caller from occupying a process: counted in memory, per process. What must hold over all
 * processes (guesses at passwords, quotas) is counted in the database instead.
 */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  /** Counts a call, sets the `RateLimit-*` headers, and resolves to the seconds to wait: 0 where the call may go on. */
  async take(context: Context, limit: RateLimit, caller: string): Promise<number> {
    const own = await this.count(limit, caller);
    const site = networkOf(context.ip, 48);
    // An account is one caller wherever it calls from. What its network is refused does not count against the site.
    const isOfSite = own.wait === 0 && caller === networkOf(context.ip) && site !== caller;
    const ofSite = isOfSite ? await this.count(siteLimit(limit), site) : undefined;
    const { state, wait } = ofSite !== undefined && ofSite.wait > 0 ? ofSite : own;
    context.set('RateLimit-Limit', String(limit.points));
    context.set('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
    context.set('RateLimit-Reset', String(Math.ceil(state.msBeforeNext / 1000)));
    return wait;
  }

  private async count(
    limit: RateLimit,
    who: string,
  ): Promise<{ readonly state: RateLimiterRes; readonly wait: number }> {
    try {
      return { state: await this.limiterOf(limit).consume(who), wait: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { state: refused, wait: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }

  private limiterOf({ bucket, points, seconds }: RateLimit): RateLimiterMemory {
    const known = this.limiters.get(bucket);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ points, duration: seconds, keyPrefix: bucket });
    this.limiters.set(bucket, made);
    return made;
  }
}

function siteLimit({ bucket, points, seconds }: RateLimit): RateLimit {
  return { bucket: `${bucket}-site`, points: points * NETWORKS_OF_SITE, seconds };
}
