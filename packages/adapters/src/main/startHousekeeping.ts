import type { UsageLedger } from '@listwright/application/billing';
import type { Logger } from 'pino';
import type { IdempotencyStore } from '../http/index.js';

const EVERY_MS = 60_000;
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Once a minute: units whose process died go back to their accounts, and expired keys are forgotten. The returned function stops it
 * and waits for a round under way.
 */
export function startHousekeeping(ledger: UsageLedger, keys: IdempotencyStore, log: Logger): () => Promise<void> {
  const tidy = async () => {
    try {
      const returned = await ledger.releaseAbandoned(new Date(Date.now() - ABANDONED_AFTER_MS));
      if (returned > 0) log.warn({ returned }, 'gave back units of work that never finished');
      await keys.sweep();
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; it runs again in a minute');
    }
  };
  let running = tidy();
  const timer = setInterval(() => (running = tidy()), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
