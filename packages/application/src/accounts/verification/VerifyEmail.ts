import { accountErrors } from '@listwright/domain/accounts';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, Transaction } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { EmailVerificationRepository } from '../ports/EmailVerificationRepository.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import type { UserRepository } from '../ports/UserRepository.js';
import type { RequestOrigin } from '../RequestOrigin.js';

/** Verifies the address that a link was sent to, and resolves to it. Needs no session. */
export class VerifyEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly verifications: EmailVerificationRepository,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(token: string, origin: RequestOrigin): Promise<string> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      const address = await this.verifications.take(this.tokens.hashSecret(token), now);
      // The address may have been changed since the email was written.
      const isVerified = address && (await this.users.markEmailVerified(address.userId, address.email, now));
      if (address === undefined || !isVerified) throw accountErrors.linkSpent();
      await this.audit.record(ownEntry(address, 'email.verified', origin));
      return address.email;
    });
  }
}
