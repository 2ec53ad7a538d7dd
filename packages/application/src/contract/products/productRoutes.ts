import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const productRoutes = {
  list: { method: 'GET', path: '/api/products' },
  add: { method: 'POST', path: '/api/products' },
  importPage: { method: 'POST', path: '/api/products/import' },
  readFacts: { method: 'POST', path: '/api/products/read-facts' },
  read: { method: 'GET', path: '/api/products/{id}' },
  edit: { method: 'PATCH', path: '/api/products/{id}' },
  remove: { method: 'DELETE', path: '/api/products/{id}' },
  facts: { method: 'GET', path: '/api/products/{id}/facts' },
  decideFact: { method: 'PUT', path: '/api/products/{id}/facts/{fact_id}' },
  addPhoto: { method: 'POST', path: '/api/products/{id}/photos' },
  photo: { method: 'GET', path: '/api/products/{id}/photos/{photo_id}', isFile: true },
  removePhoto: { method: 'DELETE', path: '/api/products/{id}/photos/{photo_id}' },
  readPage: { method: 'POST', path: '/api/scraper/read' },
  amazonPage: { method: 'POST', path: '/api/scraper/amazon-product' },
  shopPage: { method: 'POST', path: '/api/scraper/generic-product' },
  sharePage: { method: 'POST', path: '/api/page-shares' },
  pageShares: { method: 'GET', path: '/api/page-shares' },
  openPageShare: { method: 'POST', path: '/api/page-shares/open' },
  revokePageShare: { method: 'DELETE', path: '/api/page-shares/{id}' },
} as const satisfies Routes;
