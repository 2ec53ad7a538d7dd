import { analysisRoutes } from '../analyses/analysisRoutes.js';
import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const competitorRoutes = {
  ...analysisRoutes('CompetitorCheck', '/api/competitor-checks'),
  runCompetitorCheck: { method: 'POST', path: '/api/services/competitors/analyze' },
  analyze: { method: 'POST', path: '/api/listings/competitor/analyze' },
  exportWorkbook: { method: 'GET', path: '/api/listings/competitor/export/{id}', isFile: true },
} as const satisfies Routes;
