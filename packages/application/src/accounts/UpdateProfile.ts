import { accountErrors, type AdminTotp } from '@listwright/domain/accounts';
import type { Actor } from '../shared/index.js';
import type { ProfileChange, UserRepository } from './ports/UserRepository.js';
import { profileOf, type Profile } from './Profile.js';

/** Changes name, company and phone of the own account. It cannot change role, plan or address. */
export class UpdateProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: Actor, change: ProfileChange): Promise<Profile> {
    const user = await this.users.updateProfile(actor.userId, change);
    if (user === undefined) throw accountErrors.signedOut();
    return profileOf(user, this.policy);
  }
}
