import { FollowRules } from '@listwright/application/admin';
import type { Logger } from 'pino';
import type { Get } from '../../composition/Token.js';
import { startHousekeeping } from '../startHousekeeping.js';

const EVERY_MS = 30_000;

/**
 * Judges by the stored rules file, now and when another one is imported. Every thread that judges texts has rules of its own
 * to keep. A file that cannot be read leaves those that were read last.
 */
export async function followRules(container: { readonly get: Get }, log: Logger): Promise<() => Promise<void>> {
  const follow = container.get(FollowRules);
  await follow.execute().catch((error: unknown) => log.warn({ err: error }, 'the rules file cannot be read'));
  return startHousekeeping(container, log, [{ everyMs: EVERY_MS, prepare: () => () => follow.execute() }]);
}
