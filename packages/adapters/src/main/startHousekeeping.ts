import { EmailVerificationRepository, PasswordResetRepository } from '@listwright/application/accounts';
import { EndPeriods, OrderRepository, UsageLedger, WebhookInbox } from '@listwright/application/billing';
import { Outbox } from '@listwright/application/mail';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { keys } from '../composition/keys.js';
import { IdempotencyStore, UploadFolder } from '../http/index.js';
import { Database } from '../postgres/Database.js';

const TIDY_EVERY_MS = 60_000;
const MAIL_EVERY_MS = 2000;
const ABANDONED_AFTER_MS = 10 * 60_000;
/** After it an order that nobody paid is shown as failed. */
const PAID_WITHIN_MS = 86_400_000;
const MAILS_KEPT_MS = 30 * 86_400_000;
/** A payment service repeats its messages for a day, and its dashboard for a week. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

/** Long after the slowest upload. */
const UPLOADS_KEPT_MS = 3_600_000;

/**
 * At once and every minute: units whose process died go back to their accounts, plans that are paid no longer give way to Starter,
 * and what has expired is forgotten, as are uploads that a killed process left. Every two seconds, where a mail server is configured: mails that are due are delivered. The returned function stops both and waits for a
 * round under way.
 */
export function startHousekeeping(container: Container, log: Logger): () => Promise<void> {
  const stops = [
    repeat(TIDY_EVERY_MS, tidying(container, log), log),
    repeat(TIDY_EVERY_MS, sweepingUploads(container, log), log),
  ];
  const deliver = container.get(keys.DeliverMail);
  if (deliver !== null) {
    stops.push(
      repeat(
        MAIL_EVERY_MS,
        async () => {
          const sent = await deliver.execute();
          if (sent > 0) log.info({ sent }, 'mails delivered');
        },
        log,
      ),
    );
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function tidying(container: Container, log: Logger): () => Promise<void> {
  const database = container.get(Database);
  const [ledger, replies] = [container.get(UsageLedger), container.get(IdempotencyStore)];
  const [resets, outbox] = [container.get(PasswordResetRepository), container.get(Outbox)];
  const verifications = container.get(EmailVerificationRepository);
  const [periods, inbox] = [container.get(EndPeriods), container.get(WebhookInbox)];
  const orders = container.get(OrderRepository);
  return async () => {
    // By a clock that is an hour ahead, work under way would look abandoned.
    const now = await database.now();
    const returned = await ledger.releaseAbandoned(new Date(now.getTime() - ABANDONED_AFTER_MS));
    if (returned > 0) log.warn({ returned }, 'gave back units of work that never finished');
    await replies.sweep();
    await resets.sweep(now);
    await verifications.sweep(now);
    await outbox.sweep(now, new Date(now.getTime() - MAILS_KEPT_MS));
    await orders.expire(new Date(now.getTime() - PAID_WITHIN_MS), now);
    await inbox.sweep(new Date(now.getTime() - EVENTS_KEPT_MS));
    // Last: a subscription that cannot be changed must not keep the rest from being tidied.
    const ended = await periods.execute();
    if (ended > 0) log.info({ ended }, 'paid periods ended');
  };
}

function sweepingUploads(container: Container, log: Logger): () => Promise<void> {
  const folder = container.get(UploadFolder);
  return async () => {
    // By the clock of this machine, as its files are.
    const swept = await folder.sweep(new Date(Date.now() - UPLOADS_KEPT_MS));
    if (swept > 0) log.warn({ swept }, 'removed uploads that a process left behind');
  };
}

/** Runs a round now and again and again, never two at once; one that fails is logged, and the next one comes. */
function repeat(everyMs: number, round: () => Promise<void>, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed; it runs again soon'))
      .finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
