import { accountErrors } from '@listwright/domain/accounts';
import type { SessionActor, Transaction } from '../../shared/index.js';
import { verificationRequests } from '../loginRules.js';
import type { AttemptThrottle } from '../ports/AttemptThrottle.js';
import type { UserRepository } from '../ports/UserRepository.js';
import type { VerificationSender } from './VerificationSender.js';

/** Sends the verification email again; older links become invalid. Resolves to its address. */
export class RequestVerification {
  constructor(
    private readonly users: UserRepository,
    private readonly sender: VerificationSender,
    private readonly throttle: AttemptThrottle,
    private readonly transaction: Transaction,
  ) {}

  async execute(actor: SessionActor): Promise<string> {
    const user = await this.users.find(actor.userId);
    if (user === undefined) throw accountErrors.signedOut();
    if (user.emailVerifiedAt !== null) throw accountErrors.emailAlreadyVerified();
    const wait = await this.throttle.take([verificationRequests(user.id)]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    await this.transaction.run(() => this.sender.send(user));
    return user.email;
  }
}
