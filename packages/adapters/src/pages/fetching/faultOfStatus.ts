import { pageFault } from '@listwright/application/shared';
import type { DomainError } from '@listwright/domain/shared';
import { retryAfterSeconds } from '../../clock/retryAfterSeconds.js';
import type { SiteAnswer } from './GuardedClient.js';

/** The page fault of an answer without a page. `now` is the time in milliseconds. */
export function faultOfStatus({ status, header }: SiteAnswer, now: number): DomainError {
  const seconds = retryAfterSeconds(header('retry-after'), now);
  if (status === 404 || status === 410) return pageFault.of('not_found');
  // Many shops limit bots by a 503 with `retry-after`.
  if (status === 429 || (status === 503 && seconds !== undefined))
    return pageFault.of('rate_limited', { retryAfterSeconds: seconds === undefined ? undefined : Math.ceil(seconds) });
  // 999 is LinkedIn's and some shops' own "no bots".
  if (status === 408 || (status >= 500 && status < 600)) return pageFault.of('site_error');
  return status >= 400 ? pageFault.of('blocked') : pageFault.of('unreadable');
}
