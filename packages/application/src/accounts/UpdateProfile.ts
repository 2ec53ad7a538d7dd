import { accountErrors, type User } from '@listwright/domain/accounts';
import type { Actor } from '../shared/index.js';
import type { ProfileChange, UserRepository } from './ports/UserRepository.js';

/** Changes name, company and telephone of one's own account. Role, plan and address are not a profile's to change. */
export class UpdateProfile {
  constructor(private readonly users: UserRepository) {}

  async execute(actor: Actor, change: ProfileChange): Promise<User> {
    const user = await this.users.updateProfile(actor.userId, change);
    if (user === undefined) throw accountErrors.signedOut();
    return user;
  }
}
