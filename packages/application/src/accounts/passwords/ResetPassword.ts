import { accountErrors, canUseAccount } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';
import type { PasswordHasher } from '../ports/PasswordHasher.js';
import type { PasswordResetRepository } from '../ports/PasswordResetRepository.js';
import type { SessionRepository } from '../ports/SessionRepository.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { UserRepository } from '../ports/UserRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
}

/** Sets a new password by a link. The link is used up, every session of the account ends, and its API keys are revoked. */
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly sessions: SessionRepository,
    private readonly apiKeys: ApiKeyRepository,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute({ token, password }: ResetPasswordInput, origin: RequestOrigin): Promise<void> {
    const now = this.clock.now();
    const tokenHash = this.tokens.hashSecret(token);
    // Checked before the slow hash, so that invalid links are cheap.
    if (!(await this.resets.holds(tokenHash, now))) throw accountErrors.linkSpent();
    const passwordHash = await this.hasher.hash(password);
    await this.transaction.run(async () => {
      const userId = await this.resets.take(tokenHash, now);
      const user = userId === undefined ? undefined : await this.users.find(userId);
      if (user === undefined || !canUseAccount(user)) throw accountErrors.linkSpent();
      await this.users.replacePasswordHash(user.id, passwordHash);
      await this.sessions.endAll(user.id, undefined, now);
      const removed = await this.apiKeys.removeAll(user.id);
      const detail = { api_keys_removed: removed };
      await this.audit.record(ownEntry({ userId: user.id, email: user.email }, 'password.reset', origin, { detail }));
    });
  }
}
