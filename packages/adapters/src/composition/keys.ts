import type { AccountData } from '@listwright/application/accounts';
import type { InvoiceTerms } from '@listwright/application/billing';
import type { WrittenLanguages } from '@listwright/application/bulk';
import type { DeliverMail } from '@listwright/application/mail';
import type { AdminTotp } from '@listwright/domain/accounts';
import type Koa from 'koa';
import type { PaymentWindow } from '../http/checkout/PaymentWindow.js';
import type { RequestState } from '../http/HttpContext.js';
import type { Writers } from '../ai/createWriters.js';
import type { Platform } from './Platform.js';
import { key } from './Token.js';

/** Keys of dependencies without a class; everything else is found by its class. */
export const keys = {
  Platform: key<Platform>('Platform'),
  /** null where no mail server is configured. */
  DeliverMail: key<DeliverMail | null>('DeliverMail'),
  /** Whether this server hands its emails to a mail server, or keeps them for an administrator to read. */
  MailDelivery: key<'mail' | 'outbox'>('MailDelivery'),
  InvoiceTerms: key<InvoiceTerms>('InvoiceTerms'),
  /** The payment window that a page of ours opens; undefined for other gateways. */
  PaymentWindow: key<PaymentWindow | undefined>('PaymentWindow'),
  /** Which languages the server's writer writes. */
  WrittenLanguages: key<WrittenLanguages>('WrittenLanguages'),
  /** Each area's data of an account. */
  AccountData: key<readonly AccountData[]>('AccountData'),
  Writers: key<Writers>('Writers'),
  AdminTotp: key<AdminTotp>('AdminTotp'),
  /** After how many days every session ends. */
  LongestSessionDays: key<number>('LongestSessionDays'),
  App: key<Koa<RequestState>>('App'),
};
