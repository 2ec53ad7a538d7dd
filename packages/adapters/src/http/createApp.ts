import { apiDocument } from '@listwright/application/contract/schemas';
import type { Authenticate } from '@listwright/application/accounts';
import type { AdminTotp } from '@listwright/domain/accounts';
import { lazily } from '@listwright/domain/shared';
import Router from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { BindingTools } from './bindContract.js';
import type { Uploads } from './body/readMultipart.js';
import type { PaymentWindow } from './checkout/PaymentWindow.js';
import type { RequestState } from './HttpContext.js';
import type { IdempotencyStore } from './IdempotencyStore.js';
import type { Metrics } from './Metrics.js';
import { compressedJson } from './middleware/compressedJson.js';
import { requestScope } from './middleware/requestScope.js';
import { routesByPrefix } from './middleware/routesByPrefix.js';
import { securityHeaders } from './middleware/securityHeaders.js';
import { RateLimits } from './RateLimits.js';
import { docsPage } from './system/docsPage.js';
import { requestErrors } from './requestErrors.js';
import type { WebApp } from './web/WebApp.js';

export interface AppParts {
  readonly log: Logger;
  readonly version: string;
  readonly metrics: Metrics;
  readonly authenticate: Authenticate;
  readonly adminTotp: AdminTotp;
  readonly idempotency: IdempotencyStore;
  readonly uploads: Uploads;
  /** Aborted when the server stops. */
  readonly drains: AbortSignal;
  /** Those of each area, to be put on the router. */
  readonly routes: readonly ((tools: BindingTools) => void)[];
  /** Where Razorpay takes the money: the page that opens its window, which alone may load its script and frames. */
  readonly paymentWindow?: PaymentWindow | undefined;
  /** The built web app; absent where only the API is served. */
  readonly web?: WebApp | undefined;
  readonly trustedProxies: number;
  readonly overTls: boolean;
  readonly isTest: boolean;
}

/** The complete HTTP side: the contract's operations, the documents, the metrics and the web app behind one set of guards. */
export function createApp(parts: AppParts): Koa<RequestState> {
  const app = new Koa<RequestState>({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  const router = new Router<RequestState>({ strict: false });
  const tools: BindingTools = {
    router,
    authenticate: parts.authenticate,
    adminTotp: parts.adminTotp,
    idempotency: parts.idempotency,
    rateLimits: new RateLimits(),
    uploads: parts.uploads,
    secureCookies: parts.overTls,
    isTest: parts.isTest,
    drains: parts.drains,
  };
  for (const addRoutes of parts.routes) addRoutes(tools);
  addDocuments(router, parts);

  app.use(compressedJson());
  app.use(requestScope(parts.log, parts.metrics));
  const { overTls, paymentWindow } = parts;
  app.use(securityHeaders({ inlineScripts: parts.web?.inlineScripts ?? [], overTls, paymentWindow }));
  app.use(routesByPrefix(router));
  app.use((context) => {
    const taken = methodsAt(router, context.path);
    if (taken.length > 0) throw requestErrors.methodNotAllowed(context.method, taken);
    if (/^\/api\//iu.test(context.path) || parts.web === undefined) throw requestErrors.noRoute();
    return parts.web.serve(context);
  });
  // Errors while a reply is sent (a client disconnected) can only be logged.
  app.on('error', (error: Error) => parts.log.debug({ err: error }, 'connection error'));
  return app;
}

function addDocuments(router: Router<RequestState>, parts: AppParts): void {
  // Few processes are asked for them, and they take as long to make as everything else here.
  const document = lazily(() => apiDocument(parts.version));
  const page = lazily(() => docsPage(document()));
  router.get('/api/openapi.json', (context) => {
    context.body = document();
  });
  router.get('/api/docs', (context) => {
    context.type = 'text/html; charset=utf-8';
    context.body = page();
  });
  router.get('/metrics', async (context) => {
    // Metrics are for this machine or its private network only.
    const forwarded = context.get('x-forwarded-for') !== '' || context.get('forwarded') !== '';
    if (forwarded || !isPrivate(context.req.socket.remoteAddress ?? '')) throw requestErrors.noRoute();
    context.type = 'text/plain; version=0.0.4; charset=utf-8';
    context.body = await parts.metrics.text();
  });
}

/** The methods that a path accepts; none where it is unknown. */
function methodsAt(router: Router<RequestState>, path: string): readonly string[] {
  return [...new Set(router.match(path, 'GET').path.flatMap(({ methods }) => methods))].toSorted();
}

function isPrivate(address: string): boolean {
  return /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|(::ffff:)(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|f[cd])/i.test(
    address,
  );
}
