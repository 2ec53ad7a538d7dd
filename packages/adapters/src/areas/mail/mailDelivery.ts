import { DeliverMail, type Outbox } from '@listwright/application/mail';
import type { Clock } from '@listwright/application/shared';
import type { Platform } from '../../composition/Platform.js';
import { SmtpMailer } from '../../mail/SmtpMailer.js';

/** Delivers through the configured mail server; null where there is none. */
export function mailDelivery({ config }: Platform, outbox: Outbox, clock: Clock): DeliverMail | null {
  const { SMTP_URL, MAIL_FROM } = config;
  if (SMTP_URL === undefined) return null;
  return new DeliverMail(outbox, new SmtpMailer(SMTP_URL, MAIL_FROM), clock, Math.random);
}
