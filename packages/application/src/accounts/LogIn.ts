import { accountErrors, canUseAccount } from '@listwright/domain/accounts';
import type { AuditLog } from '../audit/index.js';
import type { Clock } from '../shared/index.js';
import { guessesAtAnyAccount, guessesFromAddress, guessesFromStrangers } from './loginRules.js';
import type { AttemptRule, AttemptThrottle } from './ports/AttemptThrottle.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { UserRepository } from './ports/UserRepository.js';
import { ownEntry } from './ownEntry.js';
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
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly opener: SessionOpener,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(input: LogInInput, origin: RequestOrigin): Promise<OpenSession> {
    const found = await this.users.findCredentials(input.email, origin.address, this.clock.now());
    const rules = rulesFor(input, origin, found?.knowsAddress ?? false);
    const wait = await this.throttle.take(rules);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);

    const hash = found?.passwordHash ?? (await this.hasher.decoyHash());
    const matches = await this.hasher.verify(hash, input.password);
    if (!matches || found === undefined || !canUseAccount(found.user)) {
      // Only guesses that were evaluated are here, so that nobody can fill the log faster than the throttle lets him.
      const actor = found === undefined ? {} : { actorId: found.user.id };
      const { address, requestId, userAgent } = origin;
      const entry = { ...actor, actorEmail: input.email, action: 'login.failed', address, requestId } as const;
      await this.audit.record({ ...entry, detail: { user_agent: userAgent } });
      throw accountErrors.badCredentials();
    }

    const proved = await this.renewed(found.user.id, found.passwordHash, input.password);
    const signedIn = { userId: found.user.id, email: found.user.email };
    const detail = { user_agent: origin.userAgent };
    // The check takes its time: whoever changes the password meanwhile ends this session too.
    const isStillRight = async () => (await this.users.passwordHashOf(found.user.id)) === proved;
    const [session] = await Promise.all([
      this.opener.open(found.user, origin, isStillRight),
      this.throttle.giveBack(rules),
    ]);
    if (session === undefined) throw accountErrors.badCredentials();
    await this.audit.record(ownEntry(signedIn, 'login.succeeded', origin, { detail }));
    return session;
  }

  /** The hash in today's parameters, stored where the old one has none; the old one where it is good. */
  private async renewed(userId: string, hash: string, password: string): Promise<string> {
    if (!this.hasher.isOutdated(hash)) return hash;
    const better = await this.hasher.hash(password);
    await this.users.replacePasswordHash(userId, better, hash);
    return better;
  }
}

function rulesFor(input: LogInInput, origin: RequestOrigin, knowsAddress: boolean): AttemptRule[] {
  const rules = [guessesFromAddress(input.email, origin.address), guessesAtAnyAccount(origin.address)];
  return knowsAddress ? rules : [...rules, guessesFromStrangers(input.email)];
}
