import type { Page, PageRequest } from '../../shared/index.js';
import type { DueMail, NewMail, OutboxMail } from '../OutboxMail.js';

/** Emails that are still to be delivered, and those that were given up. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
}

/** Every email of the server: written here first, and delivered from here, so that none is lost with a process. */
export abstract class Outbox {
  /** Writes an email, due at once. Joins the ambient transaction. */
  abstract add(mail: NewMail): Promise<void>;
  abstract counts(): Promise<OutboxCounts>;
  /** Newest first. */
  abstract list(now: Date, page: PageRequest): Promise<Page<OutboxMail>>;
  /**
   * Takes emails that are due for delivery until `leaseEnd`, when they are due again unless they were settled; an email
   * that another process took is not among them.
   */
  abstract claim(now: Date, leaseEnd: Date, most: number): Promise<readonly DueMail[]>;
  /** The email was delivered: its text is blanked. */
  abstract markSent(id: string, now: Date): Promise<void>;
  /** The try failed; the email is due again at `retryAt`, or never where that is null. */
  abstract markFailed(id: string, reason: string, retryAt: Date | null): Promise<void>;
  /** Blanks what has expired, and forgets what was written before `before`. */
  abstract sweep(now: Date, before: Date): Promise<void>;
}
