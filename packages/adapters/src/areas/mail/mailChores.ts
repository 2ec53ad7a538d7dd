import { Outbox } from '@listwright/application/mail';
import { everyMinute, type Chore } from '../../composition/Chore.js';
import { keys } from '../../composition/keys.js';

const DELIVER_EVERY_MS = 2000;
const KEPT_MS = 30 * 86_400_000;

/** Deletes old emails, and delivers due ones where a mail server is configured. */
export const mailChores: readonly Chore[] = [
  everyMinute((get) => {
    const outbox = get(Outbox);
    return (now) => outbox.sweep(now, new Date(now.getTime() - KEPT_MS));
  }),
  {
    everyMs: DELIVER_EVERY_MS,
    prepare: (get) => {
      const [deliver, { log }] = [get(keys.DeliverMail), get(keys.Platform)];
      if (deliver === null) return undefined;
      return async () => {
        const sent = await deliver.execute();
        if (sent > 0) log.info({ sent }, 'emails delivered');
      };
    },
  },
];
