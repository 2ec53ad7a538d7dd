import { accountErrors, type User } from '@listwright/domain/accounts';
import type { Actor } from '../shared/index.js';
import type { UserRepository } from './ports/UserRepository.js';

export class ReadProfile {
  constructor(private readonly users: UserRepository) {}

  async execute(actor: Actor): Promise<User> {
    const user = await this.users.find(actor.userId);
    if (user === undefined) throw accountErrors.signedOut();
    return user;
  }
}
