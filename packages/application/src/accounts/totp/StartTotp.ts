import { accountErrors } from '@listwright/domain/accounts';
import type { Clock, SessionActor } from '../../shared/index.js';
import type { PasswordCheck } from '../passwords/PasswordCheck.js';
import type { SecretBox } from '../ports/SecretBox.js';
import type { Totp } from '../ports/Totp.js';
import type { TotpFactors } from '../ports/TotpFactors.js';

/** Creates the secret for an authenticator app. The login stays unchanged until the first code is confirmed. */
export class StartTotp {
  constructor(
    private readonly check: PasswordCheck,
    private readonly factors: TotpFactors,
    private readonly totp: Totp,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, password: string): Promise<{ readonly secret: string; readonly uri: string }> {
    await this.check.require(actor, password, 'password');
    const secret = this.totp.secret();
    const started = await this.factors.start(actor.userId, this.box.seal(secret, actor.userId), this.clock.now());
    if (!started) throw accountErrors.totpAlreadyOn();
    return { secret, uri: this.totp.uri(secret, actor.email) };
  }
}
