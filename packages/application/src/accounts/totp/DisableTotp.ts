import { accountErrors, mustHaveTotp, type AdminTotp } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { SessionActor, Transaction } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { PasswordCheck } from '../passwords/PasswordCheck.js';
import type { TotpFactors } from '../ports/TotpFactors.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { TotpCheck } from './TotpCheck.js';
import type { TotpProof } from './TotpProof.js';

/** Turns two-step sign-in off, by password and code. Refused where it is required. */
export class DisableTotp {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly check: TotpCheck,
    private readonly factors: TotpFactors,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: SessionActor, { password, code }: TotpProof, origin: RequestOrigin): Promise<void> {
    if (mustHaveTotp(actor.role, this.policy)) throw accountErrors.totpMandatory();
    if (!actor.hasTotp) throw accountErrors.totpOff();
    await this.passwords.require(actor, password, 'password');
    await this.check.require(actor, code, origin);
    await this.transaction.run(async () => {
      if (!(await this.factors.remove(actor.userId))) throw accountErrors.totpOff();
      await this.audit.record(ownEntry(actor, 'totp.disabled', origin));
    });
  }
}
