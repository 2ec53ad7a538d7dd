import type { Config } from './configSchema.js';

/** How long a proxy takes to notice that a server is no longer ready, at common intervals. */
const BEHIND_PROXY = 5;

/** How long a stopping server keeps accepting connections. */
export function drainSeconds({ DRAIN_SECONDS, TRUSTED_PROXIES }: Config): number {
  return DRAIN_SECONDS ?? (TRUSTED_PROXIES > 0 ? BEHIND_PROXY : 0);
}
