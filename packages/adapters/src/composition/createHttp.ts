import { Authenticate } from '@listwright/application/accounts';
import { BrandingRepository } from '@listwright/application/admin';
import { Clock } from '@listwright/application/shared';
import type Koa from 'koa';
import { addWorkloadFigures } from '../diagnosis/addWorkloadFigures.js';
import { createApp, IdempotencyStore, Metrics, Readiness, UploadFolder, UploadMemoryBudget } from '../http/index.js';
import type { RequestState } from '../http/HttpContext.js';
import type { Area } from './Area.js';
import { keys } from './keys.js';
import type { Get } from './Token.js';
import { webApp } from './webApp.js';

/** The HTTP side of a process: the routes of its areas behind one set of guards. */
export function createHttp(get: Get, areas: readonly Area[]): Koa<RequestState> {
  const platform = get(keys.Platform);
  const { config, log, version } = platform;
  addWorkloadFigures(get(Metrics), platform.database);
  return createApp({
    log,
    version,
    metrics: get(Metrics),
    authenticate: get(Authenticate),
    adminTotp: get(keys.AdminTotp),
    idempotency: get(IdempotencyStore),
    uploads: { folder: get(UploadFolder), memoryBudget: new UploadMemoryBudget() },
    drains: get(Readiness).drains,
    routes: areas.flatMap(({ routes = [] }) => routes.map((route) => route(get))),
    paymentWindow: get(keys.PaymentWindow),
    web: webApp(platform, get(BrandingRepository), get(Clock)),
    trustedProxies: config.TRUSTED_PROXIES,
    overTls: config.APP_URL?.startsWith('https:') ?? false,
    isTest: config.NODE_ENV === 'test',
  });
}
