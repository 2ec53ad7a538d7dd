import { accountErrors, type User } from '@listwright/domain/accounts';
import type { AuditLog } from '../audit/index.js';
import type { Clock, IdSource, Transaction } from '../shared/index.js';
import { ownEntry } from './ownEntry.js';
import { registrationsFromNetwork } from './loginRules.js';
import type { AccountData } from './ports/AccountData.js';
import type { AttemptThrottle } from './ports/AttemptThrottle.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { UserRepository } from './ports/UserRepository.js';
import type { RequestOrigin } from './RequestOrigin.js';
import type { OpenSession, SessionOpener } from './SessionOpener.js';
import type { VerificationSender } from './verification/VerificationSender.js';

export interface RegisterAccountInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly phone: string;
}

/** Opens an ordinary account, and sends the email that verifies its address. A taken address (the first administrator's included) is refused like any other. */
export class RegisterAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly sessions: SessionOpener,
    private readonly verification: VerificationSender,
    private readonly data: readonly AccountData[],
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: RegisterAccountInput, origin: RequestOrigin): Promise<OpenSession> {
    const wait = await this.throttle.take(registrationsFromNetwork(origin.address));
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    // Hashed before the address lookup, so that a taken address takes as long as a free one.
    const passwordHash = await this.hasher.hash(input.password);
    const user = await this.transaction.run(() => this.add(input, passwordHash, origin));
    if (user === undefined) throw accountErrors.emailTaken();
    return this.sessions.openFirst(user, origin);
  }

  private async add(
    input: RegisterAccountInput,
    passwordHash: string,
    origin: RequestOrigin,
  ): Promise<User | undefined> {
    const { email, fullName, companyName, phone } = input;
    const createdAt = this.clock.now();
    const user = await this.users.add({
      id: this.ids.next(),
      email,
      passwordHash,
      fullName,
      companyName,
      phone,
      role: 'user',
      createdAt,
    });
    if (user === undefined) return undefined;
    for (const area of this.data) await area.open(user.id, createdAt);
    await this.verification.send(user);
    const detail = { user_agent: origin.userAgent };
    await this.audit.record(ownEntry({ userId: user.id, email: user.email }, 'account.registered', origin, { detail }));
    return user;
  }
}
