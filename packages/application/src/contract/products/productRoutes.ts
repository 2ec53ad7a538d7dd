import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const productRoutes = {
  readFacts: { method: 'POST', path: '/api/products/read-facts' },
} as const satisfies Routes;
