import { accountErrors, emailKey, type AdminTotp } from '@listwright/domain/accounts';
import type { Actor, Transaction } from '../shared/index.js';
import { verificationRequests } from './loginRules.js';
import type { AttemptThrottle } from './ports/AttemptThrottle.js';
import type { ProfileChange, UserRepository } from './ports/UserRepository.js';
import { profileOf, type Profile } from './Profile.js';
import type { RequestOrigin } from './RequestOrigin.js';
import type { AddressChange } from './verification/AddressChange.js';

/**
 * Changes name, company, phone and address of the own account, not its role or plan. The session goes on with a new
 * address. An API key cannot change the address: it would give access that outlives the key.
 */
export class UpdateProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly addressChange: AddressChange,
    private readonly throttle: AttemptThrottle,
    private readonly transaction: Transaction,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: Actor, change: ProfileChange, origin: RequestOrigin): Promise<Profile> {
    const before = await this.users.find(actor.userId);
    if (before === undefined) throw accountErrors.signedOut();
    const isNewAddress = change.email !== undefined && emailKey(change.email) !== emailKey(before.email);
    if (isNewAddress) await this.admitNewAddress(actor);
    const user = await this.transaction.run(async () => {
      const after = await this.users.updateProfile(actor.userId, change);
      if (after === undefined) throw accountErrors.signedOut();
      if (after === 'email_taken') throw accountErrors.newEmailTaken();
      if (isNewAddress) await this.addressChange.follow(before, after, origin);
      return after;
    });
    return profileOf(user, this.policy);
  }

  /** Each change sends two emails, and its reply shows whether an address has an account. */
  private async admitNewAddress({ userId, sessionId }: Actor): Promise<void> {
    if (sessionId === undefined) throw accountErrors.sessionOnly();
    const wait = await this.throttle.take([verificationRequests(userId)]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
  }
}
