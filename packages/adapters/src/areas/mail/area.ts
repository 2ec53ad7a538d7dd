import { Links } from '@listwright/application/accounts';
import { ListOutbox, Outbox } from '@listwright/application/mail';
import { Clock } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, provideOnce, type Bind } from '../../composition/provide.js';
import { mailRoutes, mailUseCases } from '../../http/mail/mailRoutes.js';
import { AppLinks } from '../../mail/AppLinks.js';
import { Database } from '../../postgres/Database.js';
import { PostgresOutbox } from '../../postgres/mail/PostgresOutbox.js';
import { mailChores } from './mailChores.js';
import { mailDelivery } from './mailDelivery.js';

export const mailArea: Area = {
  bindings,
  routes: [routesOf('mail', mailUseCases, mailRoutes)],
  chores: mailChores,
};

function bindings(bind: Bind): void {
  implement(bind, Outbox, PostgresOutbox, Database);
  provideOnce(bind, AppLinks);
  provideFrom(bind, Links, (links) => links, AppLinks);
  provide(bind, ListOutbox, Outbox, Clock);
  provideFrom(
    bind,
    keys.MailDelivery,
    ({ config }) => (config.SMTP_URL === undefined ? 'outbox' : 'mail'),
    keys.Platform,
  );
  provideFrom(bind, keys.DeliverMail, mailDelivery, keys.Platform, Outbox, Clock);
}
