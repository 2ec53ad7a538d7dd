import type { User } from '@listwright/domain/accounts';
import { adminErrors } from '@listwright/domain/admin';
import type { UserRepository } from '../../accounts/index.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of an address or an id. */
export async function namedUser(users: UserRepository, named: string, now: Date): Promise<User> {
  const found = ID.test(named) ? await users.find(named) : (await users.findCredentials(named, '', now))?.user;
  if (found === undefined) throw adminErrors.noSuchCustomer();
  return found;
}
