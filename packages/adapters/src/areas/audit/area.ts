import { AuditLog } from '@listwright/application/audit';
import { Clock, IdSource } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { keys } from '../../composition/keys.js';
import { provideFrom, type Bind } from '../../composition/provide.js';
import { Database } from '../../postgres/Database.js';
import { PostgresAuditLog } from '../../postgres/audit/PostgresAuditLog.js';

export const auditArea: Area = { bindings };

function bindings(bind: Bind): void {
  provideFrom(
    bind,
    AuditLog,
    ({ log }, database, ids, clock) =>
      new PostgresAuditLog(database, ids, clock, ({ requestId, ...event }) =>
        log.info({ request_id: requestId, audit: event }, 'audit'),
      ),
    keys.Platform,
    Database,
    IdSource,
    Clock,
  );
}
