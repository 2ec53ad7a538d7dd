import { SystemTimer, type Timer } from '@listwright/application/shared';
import type { Logger } from 'pino';
import type { Database } from '../postgres/Database.js';
import { DatabaseFault } from '../postgres/DatabaseFault.js';

type ReachableDatabase = Pick<Database, 'query' | 'close'>;

interface Waiting {
  readonly waitSeconds: number;
  readonly log: Logger;
  readonly timer?: Timer;
}

/** Codes of a server that is away, or starting: a little later it may answer. A wrong password or name stays wrong. */
const AWAY: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, crashed and recovering, starting.
  '57P01',
  '57P02',
  '57P03',
]);
const RETRY_SECONDS = 1;
const REPORT_EVERY = 10;

/**
 * Resolves when the database answers. Waits for one that is away, as after a restart of the machine, and says so. Throws
 * `DatabaseFault`, which names the environment variable instead of a network error code.
 */
export async function requireDatabase(
  database: ReachableDatabase,
  { waitSeconds, log, timer = new SystemTimer() }: Waiting,
): Promise<void> {
  for (let waited = 0; ; waited += RETRY_SECONDS) {
    const fault = await faultOf(database);
    if (fault === undefined) return;
    if (!isAway(fault) || waited >= waitSeconds) {
      await database.close();
      throw new DatabaseFault(
        `The database of DATABASE_URL cannot be used (${fault.message}). Check the address, the account and that it runs.`,
      );
    }
    if (waited % REPORT_EVERY === 0)
      log.warn({ err: fault, seconds_left: waitSeconds - waited }, 'waiting for the database of DATABASE_URL');
    await timer.wait(RETRY_SECONDS * 1000);
  }
}

async function faultOf(database: ReachableDatabase): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await database.query('select 1');
    return undefined;
  } catch (error) {
    return ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  }
}

function isAway({ code, message }: NodeJS.ErrnoException): boolean {
  return AWAY.has(code) || /timeout/i.test(message);
}
