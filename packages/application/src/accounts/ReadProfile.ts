import { accountErrors, type AdminTotp } from '@listwright/domain/accounts';
import type { SubscriberRepository } from '../billing/index.js';
import type { Actor, Clock } from '../shared/index.js';
import type { UserRepository } from './ports/UserRepository.js';
import { profileOf, type Profile } from './Profile.js';

export class ReadProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly clock: Clock,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: Actor): Promise<Profile> {
    const user = await this.users.find(actor.userId);
    if (user === undefined) throw accountErrors.signedOut();
    const subscriber = await this.subscribers.find(user.id);
    return profileOf(user, subscriber?.subscription, this.policy, this.clock.now());
  }
}
