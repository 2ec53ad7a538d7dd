import { accountErrors, type User } from '@listwright/domain/accounts';
import type { Clock, IdSource } from '../shared/index.js';
import { registrations } from './loginRules.js';
import type { AttemptThrottle } from './ports/AttemptThrottle.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { UserRepository } from './ports/UserRepository.js';
import type { RequestOrigin } from './RequestOrigin.js';
import type { OpenSession, SessionOpener } from './SessionOpener.js';

export interface RegisterAccountInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly phone: string;
}

/** Opens an ordinary account. A taken address (the first administrator's included) is refused like any other. */
export class RegisterAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly sessions: SessionOpener,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: RegisterAccountInput, origin: RequestOrigin): Promise<OpenSession> {
    const wait = await this.throttle.take([registrations(origin.address)]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    // Hashed before the address is looked at, so that a taken one takes as long as a free one.
    const passwordHash = await this.hasher.hash(input.password);
    const user: User | undefined = await this.users.add({
      id: this.ids.next(),
      email: input.email,
      passwordHash,
      fullName: input.fullName,
      companyName: input.companyName,
      phone: input.phone,
      role: 'user',
      createdAt: this.clock.now(),
    });
    if (user === undefined) throw accountErrors.emailTaken();
    return this.sessions.open(user, origin);
  }
}
