import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import type { Database } from '../postgres/Database.js';

/** What a process has before anything is wired. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly version: string;
  readonly secret: string;
  /** The folder of the built web app; absent where only the API is served. */
  readonly webRoot?: string | undefined;
}
