import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const bulkRoutes = {
  preflight: { method: 'POST', path: '/api/bulk/preflight' },
  upload: { method: 'POST', path: '/api/listings/bulk/upload-csv' },
  generate: { method: 'POST', path: '/api/bulk/listings/generate' },
  list: { method: 'GET', path: '/api/bulk/' },
  check: { method: 'GET', path: '/api/bulk/check/{id}' },
  events: { method: 'GET', path: '/api/bulk/{id}/events', isFile: true },
  rows: { method: 'GET', path: '/api/bulk/{id}/rows' },
  accept: { method: 'PUT', path: '/api/bulk/{id}/rows/{row}/accepted' },
  cancel: { method: 'POST', path: '/api/bulk/{id}/cancel' },
  resume: { method: 'POST', path: '/api/bulk/{id}/resume' },
  retryFailed: { method: 'POST', path: '/api/bulk/{id}/retry-failed' },
  failedRows: { method: 'GET', path: '/api/bulk/{id}/failed-rows', isFile: true },
  results: { method: 'GET', path: '/api/bulk/results/download/{id}', isFile: true },
  simpleResults: { method: 'GET', path: '/api/bulk/download-simple/{id}', isFile: true },
  resultsXlsx: { method: 'GET', path: '/api/listings/bulk/download-xlsx/{batch_id}', isFile: true },
  template: { method: 'GET', path: '/api/bulk/template/download', isFile: true },
  history: { method: 'GET', path: '/api/bulk/listings/history' },
} as const satisfies Routes;
