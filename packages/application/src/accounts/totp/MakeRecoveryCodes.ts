import { accountErrors } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { SessionActor, Transaction } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { PasswordCheck } from '../passwords/PasswordCheck.js';
import type { TotpFactors } from '../ports/TotpFactors.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { RecoveryCodes } from './RecoveryCodes.js';
import type { TotpCheck } from './TotpCheck.js';
import type { TotpProof } from './TotpProof.js';

/** Creates a new set of recovery codes, returned once; the old ones become invalid. */
export class MakeRecoveryCodes {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly check: TotpCheck,
    private readonly factors: TotpFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: SessionActor, { password, code }: TotpProof, origin: RequestOrigin): Promise<readonly string[]> {
    if (!actor.hasTotp) throw accountErrors.totpOff();
    await this.passwords.require(actor, password, 'password');
    await this.check.require(actor, code, origin);
    const { codes, hashes } = this.recoveryCodes.make(actor.userId);
    await this.transaction.run(async () => {
      await this.factors.replaceRecoveryCodes(actor.userId, hashes);
      await this.audit.record(ownEntry(actor, 'totp.recovery_codes_made', origin));
    });
    return codes;
  }
}
