import { accountErrors, canUseAccount } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Outbox } from '../../mail/index.js';
import type { Clock, IdSource, Transaction } from '../../shared/index.js';
import { resetRequestsFromNetwork, resetRequestsForEmail } from '../loginRules.js';
import type { AttemptThrottle } from '../ports/AttemptThrottle.js';
import type { Links } from '../ports/Links.js';
import type { PasswordResetRepository } from '../ports/PasswordResetRepository.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { UserRepository } from '../ports/UserRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import { resetMail } from './resetMail.js';

const HOUR_MS = 3_600_000;

/**
 * Writes an email with a link to set a new password. An address that no usable account has gets the same answer after the
 * same work: the same rows are written, without an owner. The link goes to the address as stored.
 */
export class RequestPasswordReset {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly outbox: Outbox,
    private readonly throttle: AttemptThrottle,
    private readonly tokens: TokenIssuer,
    private readonly links: Links,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(email: string, origin: RequestOrigin): Promise<void> {
    const wait = await this.throttle.take([resetRequestsForEmail(email), ...resetRequestsFromNetwork(origin.address)]);
    if (wait > 0) throw accountErrors.tooManyAttempts(wait);
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + HOUR_MS);
    const found = await this.users.findCredentials(email, origin.address, createdAt);
    const user = found !== undefined && canUseAccount(found.user) ? found.user : undefined;
    const owner = user === undefined ? {} : { userId: user.id };
    const token = this.tokens.secret();
    const mail = { to: user?.email ?? '', ...resetMail(this.links.resetPassword(token)) };
    await this.transaction.run(async () => {
      await this.resets.replace({ ...owner, tokenHash: this.tokens.hashSecret(token), createdAt, expiresAt });
      await this.outbox.add({
        ...mail,
        ...owner,
        id: this.ids.next(),
        createdAt,
        expiresAt,
        withheld: user === undefined,
      });
      await this.audit.record({
        actorId: user?.id,
        actorEmail: email,
        action: 'password.reset_asked',
        address: origin.address,
        requestId: origin.requestId,
      });
    });
  }
}
