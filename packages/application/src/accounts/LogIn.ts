import { accountErrors, canUseAccount } from '@listwright/domain/accounts';
import type { AuditLog } from '../audit/index.js';
import type { Clock, Transaction } from '../shared/index.js';
import {
  codeAttempts,
  loginAttemptsFromNetwork,
  loginAttemptsFromAddress,
  loginAttemptsFromUnknownAddresses,
} from './loginRules.js';
import type { AttemptRule, AttemptThrottle } from './ports/AttemptThrottle.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { UserCredentials, UserRepository } from './ports/UserRepository.js';
import { ownEntry } from './ownEntry.js';
import type { RequestOrigin } from './RequestOrigin.js';
import type { OpenSession, SessionOpener } from './SessionOpener.js';
import type { TotpCheck } from './totp/TotpCheck.js';

export interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** A code of the authenticator app, or a recovery code; read only where the account has a second step. */
  readonly code?: string | undefined;
}

/**
 * Signs in with a password, and a code where the account has a second step. Answer and time are the same for an unknown
 * address, a wrong password and an account that may not be used. Guesses are throttled by account and by address, codes
 * like passwords; an address that the account was used from before counts apart, so that strangers cannot lock the owner
 * out.
 */
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly opener: SessionOpener,
    private readonly totp: TotpCheck,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(input: LogInInput, origin: RequestOrigin): Promise<OpenSession> {
    const found = await this.users.findCredentials(input.email, origin.address, this.clock.now());
    const rules = rulesFor(input, origin, found);
    const wait = await this.throttle.take(rules);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);

    const hash = found?.passwordHash ?? (await this.hasher.dummyHash());
    const matches = await this.hasher.verify(hash, input.password);
    if (!matches || found === undefined || !canUseAccount(found.user)) {
      await this.recordFailure(input, found, origin, {});
      throw accountErrors.badCredentials();
    }
    if (found.user.hasTotp) await this.secondStep(input, found, origin, rules);

    const proved = await this.renewed(found.user.id, found.passwordHash, input.password);
    const [session] = await Promise.all([this.openSession(found, proved, origin), this.throttle.release(rules)]);
    return session;
  }

  /**
   * Session and audit event in one transaction: a login exists exactly if its event does. The account is read again once the
   * session is stored, since a password change or a new second step may have come during the checks; later ones wait for it.
   */
  private async openSession(found: UserCredentials, provedHash: string, origin: RequestOrigin): Promise<OpenSession> {
    const signedIn = { userId: found.user.id, email: found.user.email };
    const detail = { user_agent: origin.userAgent };
    const [session] = await this.transaction.together<[OpenSession, void, void]>([
      () => this.opener.open(found.user, origin),
      () => this.requireStillRight(found, provedHash, origin),
      () => this.audit.record(ownEntry(signedIn, 'login.succeeded', origin, { detail })),
    ]);
    return session;
  }

  /** Throws `totp_required` where no code came, and `totp_invalid` for a wrong one, which counts as a guess. */
  private async secondStep(
    input: LogInInput,
    found: UserCredentials,
    origin: RequestOrigin,
    rules: readonly AttemptRule[],
  ): Promise<void> {
    const { id: userId, email } = found.user;
    if (input.code === undefined) {
      // The password was right: typing it once without and once with the code counts once.
      await this.throttle.release(rules);
      throw accountErrors.totpRequired();
    }
    const codes = codeAttempts(userId);
    const wait = await this.throttle.take(codes);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    if (!(await this.totp.accepts({ userId, email }, input.code, origin))) {
      await this.recordFailure(input, found, origin, { wrong: 'code' });
      throw accountErrors.totpRefused();
    }
    await this.throttle.release(codes);
  }

  /** Only evaluated attempts are recorded, so the throttle also limits the log. */
  private async recordFailure(
    { email: actorEmail }: LogInInput,
    found: UserCredentials | undefined,
    { address, requestId, userAgent }: RequestOrigin,
    detail: { readonly wrong?: 'code' },
  ): Promise<void> {
    const actor = found === undefined ? {} : { actorId: found.user.id };
    const entry = { ...actor, actorEmail, action: 'login.failed', address, requestId } as const;
    await this.audit.record({ ...entry, detail: { user_agent: userAgent, ...detail } });
  }

  private async requireStillRight({ user }: UserCredentials, provedHash: string, origin: RequestOrigin): Promise<void> {
    const current = await this.users.findCredentials(user.email, origin.address, this.clock.now());
    const isRight = current?.passwordHash === provedHash && (user.hasTotp || !current.user.hasTotp);
    if (!isRight) throw accountErrors.badCredentials();
  }

  /** Rehashes with the current parameters where the stored hash has older ones. */
  private async renewed(userId: string, hash: string, password: string): Promise<string> {
    if (!this.hasher.isOutdated(hash)) return hash;
    const better = await this.hasher.hash(password);
    await this.users.replacePasswordHash(userId, better, hash);
    return better;
  }
}

function rulesFor(input: LogInInput, origin: RequestOrigin, found: UserCredentials | undefined): AttemptRule[] {
  const rules = [loginAttemptsFromAddress(input.email, origin.address), ...loginAttemptsFromNetwork(origin.address)];
  return found?.knowsAddress ? rules : [...rules, loginAttemptsFromUnknownAddresses(input.email)];
}
