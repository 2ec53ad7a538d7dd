import { accountErrors } from '@listwright/domain/accounts';
import type { SessionActor } from '../../shared/index.js';
import { passwordConfirmations } from '../loginRules.js';
import type { AttemptThrottle } from '../ports/AttemptThrottle.js';
import type { PasswordHasher } from '../ports/PasswordHasher.js';
import type { UserRepository } from '../ports/UserRepository.js';

/** Asks for the password again before irreversible acts; a token alone is not enough. */
export class PasswordCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
  ) {}

  /** Throws `invalid` naming `field` where the password is not that of the account, and `rate_limited` after a few guesses. */
  async require(actor: SessionActor, password: string, field: string): Promise<void> {
    const rule = passwordConfirmations(actor.userId);
    const wait = await this.throttle.take([rule]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    const hash = await this.users.passwordHashOf(actor.userId);
    if (hash === undefined) throw accountErrors.signedOut();
    if (!(await this.hasher.verify(hash, password))) throw accountErrors.wrongPassword(field);
    await this.throttle.release([rule]);
  }
}
