import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const mailRoutes = {
  outbox: { method: 'GET', path: '/api/admin/outbox' },
} as const satisfies Routes;
