import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { SystemClock } from '../../clock/SystemClock.js';
import { Database } from '../../postgres/Database.js';
import { DatabaseTransaction } from '../../postgres/DatabaseTransaction.js';
import { UuidSource } from '../../security/UuidSource.js';
import { keys } from '../keys.js';
import type { Platform } from '../Platform.js';

export const platformModule = (platform: Platform) =>
  new ContainerModule(({ bind }) => {
    bind(keys.Platform).toConstantValue(platform);
    bind(Database).toConstantValue(platform.database);
    bind(Clock)
      .toResolvedValue((): Clock => new SystemClock())
      .inSingletonScope();
    bind(IdSource)
      .toResolvedValue((): IdSource => new UuidSource())
      .inSingletonScope();
    bind(Transaction)
      .toResolvedValue((database: Database): Transaction => new DatabaseTransaction(database), [Database])
      .inSingletonScope();
  });
