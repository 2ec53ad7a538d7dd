import { accountErrors, type AdminTotp } from '@listwright/domain/accounts';
import type { Actor } from '../shared/index.js';
import type { UserRepository } from './ports/UserRepository.js';
import { profileOf, type Profile } from './Profile.js';

export class ReadProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: Actor): Promise<Profile> {
    const user = await this.users.find(actor.userId);
    if (user === undefined) throw accountErrors.signedOut();
    return profileOf(user, this.policy);
  }
}
