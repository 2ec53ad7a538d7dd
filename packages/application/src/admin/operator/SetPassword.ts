import type { User } from '@listwright/domain/accounts';
import type {
  ApiKeyRepository,
  PasswordHasher,
  PasswordResetRepository,
  SessionRepository,
  UserRepository,
} from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import { namedUser } from './namedUser.js';
import { operatorEntry } from './operatorEntry.js';

/** Sets an account's password from the server's command line. As with a reset link, sessions, API keys and open links end. */
export class SetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly apiKeys: ApiKeyRepository,
    private readonly resets: PasswordResetRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(operator: string, named: string, password: string): Promise<User> {
    const now = this.clock.now();
    const user = await namedUser(this.users, named, now);
    const passwordHash = await this.hasher.hash(password);
    await this.transaction.run(async () => {
      await this.users.replacePasswordHash(user.id, passwordHash);
      await this.resets.discard(user.id);
      const ended = await this.sessions.endAll(user.id, undefined, now);
      const removed = await this.apiKeys.removeAll(user.id);
      const detail = { sessions_ended: ended, api_keys_removed: removed };
      await this.audit.record(operatorEntry(operator, 'password.reset', user, detail));
    });
    return user;
  }
}
