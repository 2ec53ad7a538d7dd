import type { DeliverMail } from '@listwright/application/mail';
import type { AdminTotp } from '@listwright/domain/accounts';
import type { ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { RequestState } from '../http/HttpContext.js';
import type { Writers } from '../ai/createWriters.js';
import type { Platform } from './Platform.js';

/** Keys of what is no class of ours; everything else is found by its own class. */
export const keys = {
  Platform: Symbol.for('Platform') as ServiceIdentifier<Platform>,
  /** null where no mail server is configured. */
  DeliverMail: Symbol.for('DeliverMail') as ServiceIdentifier<DeliverMail | null>,
  Writers: Symbol.for('Writers') as ServiceIdentifier<Writers>,
  AdminTotp: Symbol.for('AdminTotp') as ServiceIdentifier<AdminTotp>,
  App: Symbol.for('App') as ServiceIdentifier<Koa<RequestState>>,
};
