import { accountErrors } from '@listwright/domain/accounts';
import type { Clock, SessionActor, Transaction } from '../../shared/index.js';
import type { PasswordCheck } from '../passwords/PasswordCheck.js';
import type { PasswordHasher } from '../ports/PasswordHasher.js';
import type { PersonalData } from '../ports/PersonalData.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { UserRepository } from '../ports/UserRepository.js';

/** Deletes one's own account with all it owns. What ledgers name stays as a row about nobody; the address is free again. */
export class DeleteAccount {
  constructor(
    private readonly check: PasswordCheck,
    private readonly users: UserRepository,
    private readonly data: PersonalData,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, password: string): Promise<void> {
    await this.check.require(actor, password, 'password');
    const remains = {
      email: `deleted-${actor.userId}@deleted.invalid`,
      fullName: 'Deleted account',
      // Of a secret that is forgotten here: a hash like any other, which no password matches.
      passwordHash: await this.hasher.hash(this.tokens.secret()),
    };
    await this.transaction.run(async () => {
      if (!(await this.users.anonymise(actor.userId, remains, this.clock.now()))) {
        throw accountErrors.lastAdministrator();
      }
      await this.data.erase(actor.userId);
    });
  }
}
