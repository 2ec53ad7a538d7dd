import { accountErrors, canUseAccount } from '@listwright/domain/accounts';
import type { Clock } from '../shared/index.js';
import { guessesAtAnyAccount, guessesFromAddress, guessesFromStrangers } from './loginRules.js';
import type { AttemptRule, AttemptThrottle } from './ports/AttemptThrottle.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { SessionRepository } from './ports/SessionRepository.js';
import type { UserCredentials, UserRepository } from './ports/UserRepository.js';
import type { RequestOrigin } from './RequestOrigin.js';
import type { OpenSession, SessionOpener } from './SessionOpener.js';

export interface LogInInput {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with a password. Answer and time are the same for an unknown address, a wrong password and an account that
 * may not be used. Guesses are throttled by account and by address; an address that the account was used from before
 * counts apart, so that strangers cannot lock the owner out.
 */
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly opener: SessionOpener,
    private readonly clock: Clock,
  ) {}

  async execute(input: LogInInput, origin: RequestOrigin): Promise<OpenSession> {
    const now = this.clock.now();
    const found = await this.users.findCredentials(input.email);
    const rules = await this.rulesFor(input, origin, found, now);
    const waits = await Promise.all(rules.map((rule) => this.throttle.take(rule)));
    const wait = Math.max(...waits);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);

    const hash = found?.passwordHash ?? (await this.hasher.decoyHash());
    const matches = await this.hasher.verify(hash, input.password);
    if (!matches || found === undefined || !canUseAccount(found.user)) throw accountErrors.badCredentials();

    await Promise.all(rules.map((rule) => this.throttle.giveBack(rule)));
    if (this.hasher.isOutdated(found.passwordHash)) {
      await this.users.replacePasswordHash(found.user.id, await this.hasher.hash(input.password));
    }
    await this.users.recordLogin(found.user.id, now);
    return this.opener.open(found.user, origin);
  }

  private async rulesFor(
    input: LogInInput,
    origin: RequestOrigin,
    found: UserCredentials | undefined,
    now: Date,
  ): Promise<AttemptRule[]> {
    const known = found !== undefined && (await this.sessions.isKnownAddress(found.user.id, origin.address, now));
    const rules = [guessesFromAddress(input.email, origin.address), guessesAtAnyAccount(origin.address)];
    return known ? rules : [...rules, guessesFromStrangers(input.email)];
  }
}
