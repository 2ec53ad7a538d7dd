import type { Clock, IdSource } from '../shared/index.js';
import type { PasswordHasher } from './ports/PasswordHasher.js';
import type { UserRepository } from './ports/UserRepository.js';

export interface FirstAdministrator {
  readonly email: string;
  /** Present only where it was generated and must be shown once. */
  readonly generatedPassword?: string;
}

/**
 * Creates the first administrator at start-up where there is none. Resolves to undefined where one exists already, or the
 * address is taken. Several processes may call it at once; one of them makes the account.
 */
export class EnsureAdministrator {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(email: string, password: string): Promise<FirstAdministrator | undefined> {
    if (await this.users.hasAdministrator()) return undefined;
    const added = await this.users.add({
      id: this.ids.next(),
      email,
      passwordHash: await this.hasher.hash(password),
      fullName: 'Administrator',
      companyName: '',
      phone: '',
      role: 'admin',
      createdAt: this.clock.now(),
    });
    return added && { email };
  }
}
