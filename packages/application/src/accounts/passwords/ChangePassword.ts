import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor, Transaction } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { PasswordHasher } from '../ports/PasswordHasher.js';
import type { PasswordResetRepository } from '../ports/PasswordResetRepository.js';
import type { SessionRepository } from '../ports/SessionRepository.js';
import type { UserRepository } from '../ports/UserRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import type { PasswordCheck } from './PasswordCheck.js';

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the own password. Every other session ends, and earlier reset links become invalid. */
export class ChangePassword {
  constructor(
    private readonly check: PasswordCheck,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionRepository,
    private readonly resets: PasswordResetRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, input: ChangePasswordInput, origin: RequestOrigin): Promise<void> {
    await this.check.require(actor, input.currentPassword, 'current_password');
    const hash = await this.hasher.hash(input.newPassword);
    await this.transaction.run(async () => {
      await this.users.replacePasswordHash(actor.userId, hash);
      await this.resets.discard(actor.userId);
      await this.sessions.endAll(actor.userId, actor.sessionId, this.clock.now());
      await this.audit.record(ownEntry(actor, 'password.changed', origin));
    });
  }
}
