import { StartFault } from './StartFault.js';

/** There is no database to read, and a command that only reads does not create one. */
export class DatabaseMissing extends StartFault {
  constructor(dataDir: string) {
    super(`Nothing is set up here: DATABASE_URL is not set, and ${dataDir} holds no database.`);
  }
}
