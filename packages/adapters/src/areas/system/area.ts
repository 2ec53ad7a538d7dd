import path from 'node:path';
import { SecretBox, type AccountData } from '@listwright/application/accounts';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { everyMinute } from '../../composition/Chore.js';
import { keys } from '../../composition/keys.js';
import { implement, provideFrom, provideOnce, type Bind } from '../../composition/provide.js';
import { IdempotencyStore, Metrics, Readiness, UploadFolder } from '../../http/index.js';
import { systemRoutes, systemUses } from '../../http/system/systemRoutes.js';
import { ErasedRows } from '../../composition/ErasedRows.js';
import { key } from '../../composition/Token.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { Database } from '../../postgres/Database.js';
import { PostgresIdempotencyStore } from '../../postgres/idempotency/PostgresIdempotencyStore.js';

const MINUTE_MS = 60_000;
/** Long after the slowest upload. */
const UPLOADS_KEPT_MS = 60 * MINUTE_MS;

const storedReplies = key<AccountData>('storedReplies');

/** What every request needs: metrics, stored replies, uploads. */
export const systemArea: Area = {
  bindings,
  routes: [routesOf('system', systemUses, systemRoutes)],
  accountData: [storedReplies],
  chores: [
    everyMinute((get) => {
      const replies = get(IdempotencyStore);
      return () => replies.sweep();
    }),
    {
      everyMs: MINUTE_MS,
      prepare: (get) => {
        const [folder, { log }] = [get(UploadFolder), get(keys.Platform)];
        return async () => {
          // By the clock of this machine, like its files.
          const swept = await folder.sweep(new Date(Date.now() - UPLOADS_KEPT_MS));
          if (swept > 0) log.warn({ swept }, 'removed uploads that a process left behind');
        };
      },
    },
  ],
};

function bindings(bind: Bind): void {
  provideFrom(bind, storedReplies, (rows) => new ErasedRows(rows, ['idempotency_keys']), OwnedRows);
  provideOnce(bind, Metrics);
  implement(bind, IdempotencyStore, PostgresIdempotencyStore, Database, SecretBox);
  provideFrom(bind, Readiness, (database) => new Readiness(() => database.query('select 1')), Database);
  provideFrom(
    bind,
    UploadFolder,
    ({ config }) => new UploadFolder(path.resolve(config.LISTWRIGHT_DATA_DIR, 'uploads')),
    keys.Platform,
  );
}
