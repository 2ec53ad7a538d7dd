import type { Routes } from './kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const systemRoutes = {
  live: { method: 'GET', path: '/api/health/live' },
  ready: { method: 'GET', path: '/api/health/ready' },
  info: { method: 'GET', path: '/api/info' },
  rules: { method: 'GET', path: '/api/rules' },
} as const satisfies Routes;
