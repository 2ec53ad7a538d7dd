import type { User } from '@listwright/domain/accounts';
import type { Outbox } from '../../mail/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { EmailVerificationRepository } from '../ports/EmailVerificationRepository.js';
import type { Links } from '../ports/Links.js';
import type { TokenIssuer } from '../ports/TokenIssuer.js';
import { verificationMail } from './verificationMail.js';

const DAY_MS = 86_400_000;

/** Writes the email that verifies an address. Its link works once, for a day, and for this address only. */
export class VerificationSender {
  constructor(
    private readonly verifications: EmailVerificationRepository,
    private readonly outbox: Outbox,
    private readonly tokens: TokenIssuer,
    private readonly links: Links,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Run it in the transaction of its cause, so that link and email are stored with it. */
  async send({ id: userId, email }: Pick<User, 'id' | 'email'>): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + DAY_MS);
    const token = this.tokens.secret();
    await this.verifications.replace({ userId, email, tokenHash: this.tokens.hashSecret(token), createdAt, expiresAt });
    const mail = { to: email, ...verificationMail(this.links.verifyEmail(token)) };
    await this.outbox.add({ ...mail, id: this.ids.next(), userId, createdAt, expiresAt, withheld: false });
  }
}
