import { Database } from '../postgres/Database.js';
import type { Get } from './Token.js';

/** Work that runs at the start of a process and then periodically. */
export interface Chore {
  readonly everyMs: number;
  /** Creates the work; undefined where this server has none. */
  readonly prepare: (get: Get) => (() => Promise<void>) | undefined;
}

const MINUTE_MS = 60_000;

/** A chore of every minute. It gets the database's time: with a clock that is an hour ahead, running work would look abandoned. */
export function everyMinute(prepare: (get: Get) => (now: Date) => Promise<void>): Chore {
  return {
    everyMs: MINUTE_MS,
    prepare: (get) => {
      const [round, database] = [prepare(get), get(Database)];
      return async () => round(await database.now());
    },
  };
}
