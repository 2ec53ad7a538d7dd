import { accountErrors } from '@listwright/domain/accounts';
import { adminErrors } from '@listwright/domain/admin';
import { currentRules, ruleChangeFaults, type RuleChanges } from '@listwright/domain/marketplaces';
import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import type { RulesFileRepository } from '../ports/RulesFileRepository.js';

/**
 * Replaces the imported rules file by a newer one. This process judges by it at once, the others when they look next
 * (`FollowRules`). The same file again changes nothing.
 */
export class ImportRules {
  constructor(
    private readonly files: RulesFileRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `rules_file_invalid` with a fault for each entry that cannot be used, and `rules_file_old`. */
  async execute(actor: Actor, file: RuleChanges, origin: RequestOrigin): Promise<{ readonly isNew: boolean }> {
    if (actor.role !== 'admin') throw accountErrors.adminOnly();
    const faults = ruleChangeFaults(file);
    if (faults.length > 0) throw adminErrors.rulesFileInvalid(faults);
    const before = await this.files.compare(file);
    if (before?.isSame) return { isNew: false };
    await this.transaction.run(async () => {
      if (!(await this.files.saveNewer(file, this.clock.now()))) throw adminErrors.rulesFileOld(file.dated);
      const detail = { before: before?.dated ?? null, after: file.dated, changes: file.changes.length };
      await this.audit.record({
        actorId: actor.userId,
        actorEmail: actor.email,
        action: 'rules.imported',
        detail: actor.keyPrefix === undefined ? detail : { ...detail, api_key: actor.keyPrefix },
        address: origin.address,
        requestId: origin.requestId,
      });
    });
    currentRules.use(file);
    return { isNew: true };
  }
}
