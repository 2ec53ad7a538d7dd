import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const billingRoutes = {
  usage: { method: 'GET', path: '/api/usage/' },
  currentUsage: { method: 'GET', path: '/api/usage/current' },
  usageHistory: { method: 'GET', path: '/api/usage/history' },
  plans: { method: 'GET', path: '/api/plans' },
  createOrder: { method: 'POST', path: '/api/payments/create-order' },
  verifyPayment: { method: 'POST', path: '/api/payments/verify' },
  changePlan: { method: 'POST', path: '/api/payments/change-plan' },
  subscription: { method: 'POST', path: '/api/payments/subscription' },
  cancelSubscription: { method: 'POST', path: '/api/payments/subscription/cancel' },
  webhook: { method: 'POST', path: '/api/payments/webhook' },
  invoices: { method: 'GET', path: '/api/payments/invoices' },
  printInvoice: { method: 'GET', path: '/api/payments/invoices/{id}.pdf', isFile: true },
} as const satisfies Routes;
