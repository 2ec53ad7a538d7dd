import { EndPeriods, OrderRepository, UsageLedger, WebhookInbox } from '@listwright/application/billing';
import { everyMinute, type Chore } from '../../composition/Chore.js';
import { keys } from '../../composition/keys.js';

const DAY_MS = 86_400_000;
const ABANDONED_AFTER_MS = 10 * 60_000;
/** Unpaid orders older than this are shown as failed. */
const PAID_WITHIN_MS = DAY_MS;
/** A payment service retries webhooks for a day, and its dashboard for a week. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Releases units of dead processes, fails unpaid orders, and ends unpaid plans. */
export const billingChores: readonly Chore[] = [
  everyMinute((get) => {
    const [ledger, { log }] = [get(UsageLedger), get(keys.Platform)];
    return async (now) => {
      const returned = await ledger.releaseAbandoned(new Date(now.getTime() - ABANDONED_AFTER_MS));
      if (returned > 0) log.warn({ returned }, 'released units of work that never finished');
    };
  }),
  everyMinute((get) => {
    const orders = get(OrderRepository);
    return async (now) => void (await orders.expire(new Date(now.getTime() - PAID_WITHIN_MS), now));
  }),
  everyMinute((get) => {
    const inbox = get(WebhookInbox);
    return async (now) => void (await inbox.sweep(new Date(now.getTime() - EVENTS_KEPT_MS)));
  }),
  everyMinute((get) => {
    const [periods, { log }] = [get(EndPeriods), get(keys.Platform)];
    return async () => {
      const ended = await periods.execute();
      if (ended > 0) log.info({ ended }, 'paid periods ended');
    };
  }),
];
