import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { SystemClock } from '../clock/SystemClock.js';
import type { Config } from '../config/index.js';
import { Database } from '../postgres/Database.js';
import { DatabaseTransaction } from '../postgres/DatabaseTransaction.js';
import { UuidSource } from '../security/UuidSource.js';
import { keys } from './keys.js';

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

export const platformModule = (platform: Platform) =>
  new ContainerModule(({ bind }) => {
    bind(keys.Platform).toConstantValue(platform);
    bind(Database).toConstantValue(platform.database);
    bind(Clock).toResolvedValue((): Clock => new SystemClock()).inSingletonScope();
    bind(IdSource).toResolvedValue((): IdSource => new UuidSource()).inSingletonScope();
    bind(Transaction)
      .toResolvedValue((database: Database): Transaction => new DatabaseTransaction(database), [Database])
      .inSingletonScope();
  });
