import { Links } from '@listwright/application/accounts';
import { DeliverMail, ListOutbox, Outbox } from '@listwright/application/mail';
import { Clock } from '@listwright/application/shared';
import { ContainerModule } from 'inversify';
import { AppLinks } from '../../mail/AppLinks.js';
import { SmtpMailer } from '../../mail/SmtpMailer.js';
import { Database } from '../../postgres/Database.js';
import { PostgresOutbox } from '../../postgres/mail/PostgresOutbox.js';
import { keys } from '../keys.js';

export const mailModule = new ContainerModule(({ bind }) => {
  bind(Outbox)
    .toDynamicValue(({ get }): Outbox => new PostgresOutbox(get(Database)))
    .inSingletonScope();
  bind(AppLinks)
    .toDynamicValue(() => new AppLinks())
    .inSingletonScope();
  bind(Links).toDynamicValue(({ get }): Links => get(AppLinks));
  bind(ListOutbox).toDynamicValue(({ get }) => new ListOutbox(get(Outbox), get(Clock)));
  bind(keys.DeliverMail).toDynamicValue(({ get }) => {
    const { SMTP_URL, MAIL_FROM } = get(keys.Platform).config;
    return SMTP_URL === undefined
      ? null
      : new DeliverMail(get(Outbox), new SmtpMailer(SMTP_URL, MAIL_FROM), get(Clock), Math.random);
  });
});
