import { api, openApiDocument } from '@listwright/application/contract';
import type { Authenticate } from '@listwright/application/accounts';
import type { AdminTotp } from '@listwright/domain/accounts';
import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import { accountRoutes, type AccountUseCases } from './accounts/accountRoutes.js';
import { adminRoutes, type AdminUseCases } from './admin/adminRoutes.js';
import { analyticsRoutes, type AnalyticsUseCases } from './analytics/analyticsRoutes.js';
import { billingRoutes, type BillingUseCases } from './billing/billingRoutes.js';
import { bindContract } from './bindContract.js';
import type { Uploads } from './body/readMultipart.js';
import { bulkRoutes, type BulkUseCases } from './bulk/bulkRoutes.js';
import { addCheckout } from './checkout/addCheckout.js';
import type { PaymentWindow } from './checkout/PaymentWindow.js';
import type { RequestState } from './HttpContext.js';
import type { IdempotencyStore } from './IdempotencyStore.js';
import { listingRoutes, type ListingUseCases } from './listings/listingRoutes.js';
import { mailRoutes, type MailUseCases } from './mail/mailRoutes.js';
import type { Metrics } from './Metrics.js';
import { requestScope } from './middleware/requestScope.js';
import { securityHeaders } from './middleware/securityHeaders.js';
import { RateLimits } from './RateLimits.js';
import { docsPage } from './system/docsPage.js';
import { productRoutes, type ProductUseCases } from './products/productRoutes.js';
import { requestErrors } from './requestErrors.js';
import { addSandbox } from './sandbox/addSandbox.js';
import type { SandboxPayments } from './sandbox/SandboxPayments.js';
import { systemRoutes, type SystemParts } from './system/systemRoutes.js';
import type { WebApp } from './web/WebApp.js';

export interface AppParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly authenticate: Authenticate;
  readonly adminTotp: AdminTotp;
  readonly idempotency: IdempotencyStore;
  readonly uploads: Uploads;
  readonly accounts: AccountUseCases;
  readonly admin: AdminUseCases;
  readonly analytics: AnalyticsUseCases;
  readonly billing: BillingUseCases;
  readonly bulk: BulkUseCases;
  readonly listings: ListingUseCases;
  readonly mail: MailUseCases;
  readonly products: ProductUseCases;
  /** Where no money moves: the page that stands in for the payment window. */
  readonly sandbox?: SandboxPayments | undefined;
  /** Where Razorpay takes the money: the page that opens its window, which alone may load its script and frames. */
  readonly paymentWindow?: PaymentWindow | undefined;
  readonly system: SystemParts;
  /** The built web app; absent where only the API is served. */
  readonly web?: WebApp | undefined;
  readonly trustedProxies: number;
  readonly overTls: boolean;
}

/** The whole HTTP side: the contract's operations, the documents, the metrics and the web app behind one set of guards. */
export function createApp(parts: AppParts): Koa<RequestState> {
  const app = new Koa<RequestState>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  const router = new Router<RequestState>({ strict: false });
  const tools = {
    router,
    authenticate: parts.authenticate,
    adminTotp: parts.adminTotp,
    idempotency: parts.idempotency,
    rateLimits: new RateLimits(),
    uploads: parts.uploads,
    secureCookies: parts.overTls,
    drains: parts.system.readiness.drains,
  };
  bindContract(tools, 'accounts', api.accounts, accountRoutes(parts.accounts));
  bindContract(tools, 'admin', api.admin, adminRoutes(parts.admin));
  bindContract(tools, 'analytics', api.analytics, analyticsRoutes(parts.analytics));
  bindContract(tools, 'billing', api.billing, billingRoutes(parts.billing));
  bindContract(tools, 'bulk', api.bulk, bulkRoutes(parts.bulk));
  bindContract(tools, 'listings', api.listings, listingRoutes(parts.listings, parts.metrics));
  bindContract(tools, 'mail', api.mail, mailRoutes(parts.mail));
  bindContract(tools, 'products', api.products, productRoutes(parts.products));
  bindContract(tools, 'system', api.system, systemRoutes(parts.system));
  addDocuments(router, parts);
  if (parts.sandbox !== undefined) addSandbox(router, parts.sandbox, parts.uploads);
  if (parts.paymentWindow !== undefined) addCheckout(router, parts.paymentWindow);

  app.use(requestScope(parts.log, parts.metrics));
  const { overTls, paymentWindow } = parts;
  app.use(securityHeaders({ inlineScripts: parts.web?.inlineScripts ?? [], overTls, paymentWindow }));
  app.use(router.routes());
  app.use((context) => {
    if (isTaken(router, context.path)) throw requestErrors.methodNotAllowed(context.method);
    if (context.path.startsWith('/api/') || parts.web === undefined) throw requestErrors.noRoute();
    return parts.web.serve(context);
  });
  // What goes wrong while a reply is being sent (a client that left) has nobody to be told to but the log.
  app.on('error', (error: Error) => parts.log.debug({ err: error }, 'connection error'));
  return app;
}

function addDocuments(router: Router<RequestState>, parts: AppParts): void {
  const document = openApiDocument(api, parts.system.version);
  const page = docsPage(document);
  router.get('/api/openapi.json', (context) => {
    context.body = document;
  });
  router.get('/api/docs', (context) => {
    context.type = 'text/html; charset=utf-8';
    context.body = page;
  });
  router.get('/metrics', async (context) => {
    // Figures of the inside are for the machine itself or its private network, not for visitors.
    const forwarded = context.get('x-forwarded-for') !== '' || context.get('forwarded') !== '';
    if (forwarded || !isPrivate(context.req.socket.remoteAddress ?? '')) throw requestErrors.noRoute();
    context.type = 'text/plain; version=0.0.4; charset=utf-8';
    context.body = await parts.metrics.text();
  });
}

function isTaken(router: Router<RequestState>, path: string): boolean {
  return router.match(path, 'GET').path.length > 0;
}

function isPrivate(address: string): boolean {
  return /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|(::ffff:)(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/i.test(
    address,
  );
}
