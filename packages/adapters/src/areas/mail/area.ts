import { Links, type AccountData } from '@listwright/application/accounts';
import { ListOutbox, Outbox } from '@listwright/application/mail';
import { Clock } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, provideOnce, type Bind } from '../../composition/provide.js';
import { mailRoutes, mailUseCases } from '../../http/mail/mailRoutes.js';
import { AppLinks } from '../../mail/AppLinks.js';
import { ErasedRows } from '../../composition/ErasedRows.js';
import { key } from '../../composition/Token.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { Database } from '../../postgres/Database.js';
import { PostgresOutbox } from '../../postgres/mail/PostgresOutbox.js';
import { mailChores } from './mailChores.js';
import { mailDelivery } from './mailDelivery.js';

const sentMails = key<AccountData>('sentMails');

export const mailArea: Area = {
  bindings,
  routes: [routesOf('mail', mailUseCases, mailRoutes)],
  accountData: [sentMails],
  chores: mailChores,
};

function bindings(bind: Bind): void {
  provideFrom(bind, sentMails, (rows) => new ErasedRows(rows, ['outbox_mails']), OwnedRows);
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
