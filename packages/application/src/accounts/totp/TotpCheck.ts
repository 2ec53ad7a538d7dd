import { accountErrors, typedCode } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock } from '../../shared/index.js';
import { passwordConfirmations } from '../loginRules.js';
import { ownEntry } from '../ownEntry.js';
import type { AttemptThrottle } from '../ports/AttemptThrottle.js';
import type { SecretBox } from '../ports/SecretBox.js';
import type { Totp } from '../ports/Totp.js';
import type { TotpFactors } from '../ports/TotpFactors.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { RecoveryCodes } from './RecoveryCodes.js';

type Owner = Pick<Actor, 'userId' | 'email'>;

/** Checks the second step. A code is accepted once. */
export class TotpCheck {
  constructor(
    private readonly factors: TotpFactors,
    private readonly totp: Totp,
    private readonly box: SecretBox,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly throttle: AttemptThrottle,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Uses up a code of the app or a recovery code. False where it is neither, was used before, or the factor is not on. */
  async accepts(owner: Owner, text: string, origin: RequestOrigin): Promise<boolean> {
    const { kind, code } = typedCode(text);
    return kind === 'totp' ? this.acceptsStep(owner, code) : this.acceptsRecovery(owner, code, origin);
  }

  /** The same for a signed-in user: throws `invalid` naming `code`, and `rate_limited` after a few guesses. */
  async require(owner: Owner, text: string, origin: RequestOrigin): Promise<void> {
    const rule = passwordConfirmations(owner.userId);
    const wait = await this.throttle.take([rule]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    if (!(await this.accepts(owner, text, origin))) throw accountErrors.wrongCode();
    await this.throttle.release([rule]);
  }

  private async acceptsStep({ userId }: Owner, code: string): Promise<boolean> {
    const factor = await this.factors.find(userId);
    const secret = factor && this.box.open(factor.sealedSecret, userId);
    const step = secret && this.totp.stepOf(secret, code, this.clock.now());
    return factor !== undefined && typeof step === 'number'
      ? this.factors.useStep(userId, factor.sealedSecret, step)
      : false;
  }

  private async acceptsRecovery(owner: Owner, code: string, origin: RequestOrigin): Promise<boolean> {
    const left = await this.factors.useRecoveryCode(owner.userId, this.recoveryCodes.hash(owner.userId, code));
    if (left === undefined) return false;
    await this.audit.record(ownEntry(owner, 'totp.recovery_code_used', origin, { detail: { left } }));
    return true;
  }
}
