import type { User } from '@listwright/domain/accounts';
import type { UserRepository } from '../../accounts/index.js';
import type { Clock } from '../../shared/index.js';
import { namedUser } from './namedUser.js';

/** Reads the account that an operator names, before anything is done to it. */
export class FindAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  execute(named: string): Promise<User> {
    return namedUser(this.users, named, this.clock.now());
  }
}
