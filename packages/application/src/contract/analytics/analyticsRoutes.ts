import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const analyticsRoutes = {
  nextActions: { method: 'GET', path: '/api/analytics/next-actions' },
  productActivity: { method: 'GET', path: '/api/products/{id}/activity' },
} as const satisfies Routes;
