import { analysisRoutes } from '../analyses/analysisRoutes.js';
import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const listingRoutes = {
  ...analysisRoutes('TitleCheck', '/api/title-checks'),
  ...analysisRoutes('TitleFit', '/api/title-fits'),
  ...analysisRoutes('SeoCheck', '/api/seo-checks'),
  runSeoCheck: { method: 'POST', path: '/api/services/seo/analyze' },
  generate: { method: 'POST', path: '/api/listings/generate', resultEvent: 'listing' },
  lint: { method: 'POST', path: '/api/listings/lint' },
  fitTitle: { method: 'POST', path: '/api/listings/fit-title' },
  list: { method: 'GET', path: '/api/listings/' },
  exportManyAmazon: { method: 'GET', path: '/api/listings/export/amazon', isFile: true },
  exportManyShopify: { method: 'GET', path: '/api/listings/export/shopify', isFile: true },
  exportAmazon: { method: 'GET', path: '/api/listings/export/amazon/{id}', isFile: true },
  fillAmazonTemplate: { method: 'POST', path: '/api/listings/export/amazon/{id}', isFile: true },
  exportShopify: { method: 'GET', path: '/api/listings/export/shopify/{id}', isFile: true },
  read: { method: 'GET', path: '/api/listings/{id}' },
  edit: { method: 'PATCH', path: '/api/listings/{id}' },
  rewrite: { method: 'POST', path: '/api/listings/{id}/rewrite' },
  remove: { method: 'DELETE', path: '/api/listings/{id}' },
  copy: { method: 'POST', path: '/api/listings/{id}/copy' },
  versions: { method: 'GET', path: '/api/listings/{id}/versions' },
  restore: { method: 'POST', path: '/api/listings/{id}/versions/{version}/restore' },
} as const satisfies Routes;
