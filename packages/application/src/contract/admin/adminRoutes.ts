import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const adminRoutes = {
  stats: { method: 'GET', path: '/api/admin/dashboard/stats' },
  customers: { method: 'GET', path: '/api/admin/customers' },
  readCustomer: { method: 'GET', path: '/api/admin/customers/{id}' },
  createCustomer: { method: 'POST', path: '/api/admin/customers' },
  updateCustomer: { method: 'PUT', path: '/api/admin/customers/{id}' },
  resetCustomerTotp: { method: 'DELETE', path: '/api/admin/customers/{id}/totp' },
  deleteCustomer: { method: 'DELETE', path: '/api/admin/customers/{id}' },
  payments: { method: 'GET', path: '/api/admin/payments' },
  refundPayment: { method: 'POST', path: '/api/admin/payments/{id}/refund' },
  readPayment: { method: 'GET', path: '/api/admin/payments/{id}' },
  quotas: { method: 'GET', path: '/api/admin/quotas' },
  setQuotaLimits: { method: 'PUT', path: '/api/admin/quotas/{id}' },
  resetQuota: { method: 'POST', path: '/api/admin/quotas/{id}/reset' },
  transactions: { method: 'GET', path: '/api/admin/transactions' },
  exportTransactions: { method: 'GET', path: '/api/admin/transactions/export', isFile: true },
  audit: { method: 'GET', path: '/api/admin/audit' },
  server: { method: 'GET', path: '/api/admin/system' },
  model: { method: 'GET', path: '/api/admin/server/model' },
  branding: { method: 'GET', path: '/api/admin/branding' },
  changeBranding: { method: 'PUT', path: '/api/admin/branding' },
  importRules: { method: 'PUT', path: '/api/admin/rules' },
  tryModel: { method: 'POST', path: '/api/admin/server/model/try' },
} as const satisfies Routes;
