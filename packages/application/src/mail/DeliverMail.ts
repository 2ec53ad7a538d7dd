import type { Clock } from '../shared/index.js';
import type { DueMail } from './OutboxMail.js';
import type { Mailer } from './ports/Mailer.js';
import type { Outbox } from './ports/Outbox.js';

const BATCH = 10;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 5000;
const PAUSE_FACTOR = 4;

/** One pass over the outbox. An email is tried six times over about half an hour; pauses vary, so that many do not retry at once. */
export class DeliverMail {
  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    /** A number from 0 up to 1, another at each call. */
    private readonly chance: () => number,
  ) {}

  /** Resolves to how many emails were handed over. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.outbox.claim(now, new Date(now.getTime() + LEASE_MS), BATCH);
    // All at once: one after the other, slow ones would outlast the lease of the last.
    const outcomes = await Promise.all(due.map((mail) => this.tryOnce(mail)));
    return outcomes.filter(Boolean).length;
  }

  private async tryOnce(mail: DueMail): Promise<boolean> {
    const delivery = await this.mailer.deliver(mail);
    const now = this.clock.now();
    if (delivery.outcome === 'sent') {
      await this.outbox.markSent(mail.id, now);
      return true;
    }
    const again = delivery.outcome === 'failed' && mail.attempts < MAX_ATTEMPTS;
    const pause = FIRST_PAUSE_MS * PAUSE_FACTOR ** (mail.attempts - 1) * (0.5 + this.chance());
    await this.outbox.markFailed(mail.id, delivery.reason, again ? new Date(now.getTime() + pause) : null);
    return false;
  }
}
