import { accountErrors, typedCode } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor, Transaction } from '../../shared/index.js';
import { passwordConfirmations } from '../loginRules.js';
import { ownEntry } from '../ownEntry.js';
import type { AttemptThrottle } from '../ports/AttemptThrottle.js';
import type { SecretBox } from '../ports/SecretBox.js';
import type { SessionRepository } from '../ports/SessionRepository.js';
import type { Totp } from '../ports/Totp.js';
import type { TotpFactors } from '../ports/TotpFactors.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { RecoveryCodes } from './RecoveryCodes.js';

/**
 * Turns two-step sign-in on by the first code of the app. Every other session ends: it was opened by a password alone.
 * The recovery codes are returned once; only their hashes are stored.
 */
export class ConfirmTotp {
  constructor(
    private readonly factors: TotpFactors,
    private readonly totp: Totp,
    private readonly box: SecretBox,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: SessionRepository,
    private readonly throttle: AttemptThrottle,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, text: string, origin: RequestOrigin): Promise<readonly string[]> {
    const rule = passwordConfirmations(actor.userId);
    const wait = await this.throttle.take([rule]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    const factor = await this.factors.find(actor.userId);
    if (factor?.confirmedAt) throw accountErrors.totpAlreadyOn();
    const secret = factor && this.box.open(factor.sealedSecret, actor.userId);
    if (factor === undefined || secret === undefined) throw accountErrors.totpNotStarted();
    const now = this.clock.now();
    const step = this.totp.stepOf(secret, typedCode(text).code, now);
    if (step === undefined) throw accountErrors.wrongCode();
    const { codes, hashes } = this.recoveryCodes.make(actor.userId);
    await this.transaction.run(async () => {
      const confirmed = await this.factors.confirm(actor.userId, factor.sealedSecret, step, hashes, now);
      if (!confirmed) throw accountErrors.totpNotStarted();
      await this.sessions.endAll(actor.userId, actor.sessionId, now);
      await this.audit.record(ownEntry(actor, 'totp.enabled', origin));
    });
    await this.throttle.release([rule]);
    return codes;
  }
}
