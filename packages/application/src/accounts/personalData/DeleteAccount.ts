import { accountErrors } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { SessionActor, Transaction } from '../../shared/index.js';
import type { PasswordCheck } from '../passwords/PasswordCheck.js';
import { ownEntry } from '../ownEntry.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { AccountEraser } from './AccountEraser.js';

/** Deletes the own account with all its data; the address is free again. */
export class DeleteAccount {
  constructor(
    private readonly check: PasswordCheck,
    private readonly eraser: AccountEraser,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: SessionActor, password: string, origin: RequestOrigin): Promise<void> {
    await this.check.require(actor, password, 'password');
    const remains = await this.eraser.prepare(actor.userId);
    await this.transaction.run(async () => {
      if (!(await this.eraser.erase(actor.userId, remains))) throw accountErrors.lastAdministrator();
      await this.audit.record(ownEntry({ ...actor, email: remains.email }, 'account.deleted', origin));
    });
    await this.eraser.eraseFiles(actor.userId);
  }
}
