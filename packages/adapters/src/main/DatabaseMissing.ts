import { StartFault } from './StartFault.js';

/** There is no database to look at, and whoever only looks makes none. */
export class DatabaseMissing extends StartFault {
  constructor(dataDir: string) {
    super(`Nothing is set up here: DATABASE_URL is not set, and ${dataDir} holds no database.`);
  }
}
