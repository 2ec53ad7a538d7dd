import { Database } from '../postgres/Database.js';
import type { Get } from './Token.js';

/** Work that is done at the start of a process and then again and again. */
export interface Chore {
  readonly everyMs: number;
  /** Makes what is done each time; undefined where this server has nothing to do. */
  readonly prepare: (get: Get) => (() => Promise<void>) | undefined;
}

const MINUTE_MS = 60_000;

/** A chore of every minute. It is given the time of the database: by a clock that is an hour ahead, work under way would look abandoned. */
export function everyMinute(prepare: (get: Get) => (now: Date) => Promise<void>): Chore {
  return {
    everyMs: MINUTE_MS,
    prepare: (get) => {
      const [round, database] = [prepare(get), get(Database)];
      return async () => round(await database.now());
    },
  };
}
