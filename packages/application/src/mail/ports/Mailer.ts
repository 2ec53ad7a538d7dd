import type { Mail } from '../OutboxMail.js';

/** The outcome of a delivery: `refused` for good (no such mailbox), or `failed` for now (no answer). The reason holds no text of the message. */
export type Delivery =
  { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Hands emails to a mail server. */
export abstract class Mailer {
  /** Tries once, within a bounded time. Never throws. */
  abstract deliver(mail: Mail): Promise<Delivery>;
}
