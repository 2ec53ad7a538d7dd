import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { AccountData } from '../ports/AccountData.js';
import type { RequestOrigin } from '../RequestOrigin.js';

export interface AccountExport {
  readonly at: Date;
  /** The areas' data, by name; an `AsyncIterable` is read lazily. */
  readonly parts: Readonly<Record<string, object>>;
}

/** All data of the own account, without secrets. */
export class ExportAccount {
  constructor(
    private readonly data: readonly AccountData[],
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, origin: RequestOrigin): Promise<AccountExport> {
    await this.audit.record(ownEntry(actor, 'account.exported', origin));
    const at = this.clock.now();
    const parts = await Promise.all(this.data.map((area) => area.export(actor, at)));
    return { at, parts: Object.assign({}, ...parts) as Readonly<Record<string, object>> };
  }
}
