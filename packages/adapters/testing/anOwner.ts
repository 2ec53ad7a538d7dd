import { randomUUID } from 'node:crypto';
import { PostgresUserRepository } from '../src/postgres/accounts/PostgresUserRepository.js';
import type { Database } from '../src/postgres/Database.js';

/** An account that may own things, and its id. */
export async function anOwner(database: Database): Promise<string> {
  const id = randomUUID();
  const added = await new PostgresUserRepository(database).add({
    id,
    email: `${id}@example.com`,
    passwordHash: 'x',
    fullName: 'Ann',
    companyName: '',
    phone: '',
    role: 'user',
    createdAt: new Date(),
  });
  if (added === undefined) throw new Error('the address is free');
  return id;
}
