import type { AuditEvent, AuditFilter, AuditLog } from '../../audit/index.js';
import type { LongPage, PageRequest } from '../../shared/index.js';

/** Who did what, newest first. */
export class ListAudit {
  constructor(private readonly log: AuditLog) {}

  execute(filter: AuditFilter, page: PageRequest): Promise<LongPage<AuditEvent>> {
    return this.log.list(filter, page);
  }
}
