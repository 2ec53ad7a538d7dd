import type { RateLimit } from '@listwright/application/contract';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Keeps one caller from occupying a process: counted in memory, per process. What must hold over all
 * processes (guesses at passwords, quotas) is counted in the database instead.
 */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  /** Counts a call, sets the `RateLimit-*` headers, and resolves to the seconds to wait: 0 where the call may go on. */
  async take(context: Context, limit: RateLimit, caller: string): Promise<number> {
    let state: RateLimiterRes;
    let wait = 0;
    try {
      state = await this.limiterOf(limit).consume(caller);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      state = refused;
      wait = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    }
    context.set('RateLimit-Limit', String(limit.points));
    context.set('RateLimit-Remaining', String(Math.max(0, state.remainingPoints)));
    context.set('RateLimit-Reset', String(Math.ceil(state.msBeforeNext / 1000)));
    return wait;
  }

  private limiterOf({ bucket, points, seconds }: RateLimit): RateLimiterMemory {
    const known = this.limiters.get(bucket);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ points, duration: seconds, keyPrefix: bucket });
    this.limiters.set(bucket, made);
    return made;
  }
}
