import type { User } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Outbox } from '../../mail/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { PasswordResetRepository } from '../ports/PasswordResetRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';
import { addressChangedMail } from './addressChangedMail.js';
import type { VerificationSender } from './VerificationSender.js';

const WEEK_MS = 7 * 86_400_000;

/** What follows from a new address of an account: it is verified, and the owner of the old one is informed. */
export class AddressChange {
  constructor(
    private readonly verification: VerificationSender,
    private readonly resets: PasswordResetRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Run it in the transaction of the change. */
  async follow(before: User, after: User, origin: RequestOrigin): Promise<void> {
    await this.verification.send(after);
    // A link in the old inbox would still set the password.
    await this.resets.discard(after.id);
    const createdAt = this.clock.now();
    await this.outbox.add({
      to: before.email,
      ...addressChangedMail(after.email),
      id: this.ids.next(),
      userId: after.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + WEEK_MS),
      withheld: false,
    });
    const detail = { before: { email: before.email }, after: { email: after.email } };
    await this.audit.record(ownEntry({ userId: after.id, email: before.email }, 'email.changed', origin, { detail }));
  }
}
