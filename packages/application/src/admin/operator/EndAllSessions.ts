import type { User } from '@listwright/domain/accounts';
import type { SessionRepository, UserRepository } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import { namedUser } from './namedUser.js';
import { operatorEntry } from './operatorEntry.js';

export interface EndedSessions {
  readonly user: User;
  readonly ended: number;
}

/** Signs an account out everywhere, from the server's command line. */
export class EndAllSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(operator: string, named: string): Promise<EndedSessions> {
    const now = this.clock.now();
    const user = await namedUser(this.users, named, now);
    const ended = await this.transaction.run(async () => {
      const count = await this.sessions.endAll(user.id, undefined, now);
      await this.audit.record(operatorEntry(operator, 'session.ended', user, { sessions: count }));
      return count;
    });
    return { user, ended };
  }
}
