import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { AccountData } from '../ports/AccountData.js';
import type { RequestOrigin } from '../RequestOrigin.js';

export interface AccountExport {
  readonly at: Date;
  /** What the areas keep, by name; an `AsyncIterable` is read while it is taken. */
  readonly parts: Readonly<Record<string, object>>;
}

/** Everything one's own account holds, without a secret. */
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
