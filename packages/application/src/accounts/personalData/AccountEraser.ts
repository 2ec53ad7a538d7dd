import type { AuditLog } from '../../audit/index.js';
import type { Clock } from '../../shared/index.js';
import type { AccountData } from '../ports/AccountData.js';
import type { PasswordHasher } from '../ports/PasswordHasher.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { Anonymous, UserRepository } from '../ports/UserRepository.js';

/** Anonymises an account and deletes what it owns. The ledger's references keep an anonymous row. */
export class AccountEraser {
  constructor(
    private readonly users: UserRepository,
    private readonly data: readonly AccountData[],
    private readonly audit: AuditLog,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
  ) {}

  /**
   * Prepares the anonymous row and cancels charges at the provider. Separate from `erase`, because no transaction waits
   * for a slow hash or for another server. Throws `unavailable` where the provider does not answer.
   */
  async prepare(userId: string): Promise<Anonymous> {
    for (const area of this.data) await area.prepareErasure(userId);
    return {
      email: `deleted-${userId}@deleted.invalid`,
      fullName: 'Deleted account',
      // The hash of a random secret, which no password matches.
      passwordHash: await this.hasher.hash(this.tokens.secret()),
    };
  }

  /** False, and nothing is changed, for the last administrator. Run it in a transaction. */
  async erase(userId: string, remains: Anonymous): Promise<boolean> {
    if (!(await this.users.anonymise(userId, remains, this.clock.now()))) return false;
    for (const area of this.data) await area.stopWork(userId);
    for (const area of this.data) await area.erase(userId);
    await this.audit.anonymisePerson(userId);
    return true;
  }

  /** Deletes the files of an account that was erased, once its transaction has ended. */
  async eraseFiles(userId: string): Promise<void> {
    for (const area of this.data) await area.eraseFiles(userId);
  }
}
