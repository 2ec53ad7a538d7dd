import type { Routes } from '../kernel/Route.js';

/** Addresses of the area: all that a browser needs to call its operations. */
export const accountRoutes = {
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  refresh: { method: 'POST', path: '/api/auth/refresh' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  me: { method: 'GET', path: '/api/auth/me' },
  updateProfile: { method: 'PUT', path: '/api/auth/me' },
  changePassword: { method: 'PUT', path: '/api/auth/password' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  totp: { method: 'GET', path: '/api/auth/totp' },
  startTotp: { method: 'POST', path: '/api/auth/totp' },
  confirmTotp: { method: 'POST', path: '/api/auth/totp/confirm' },
  makeRecoveryCodes: { method: 'POST', path: '/api/auth/totp/recovery-codes' },
  disableTotp: { method: 'DELETE', path: '/api/auth/totp' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  sendVerification: { method: 'POST', path: '/api/auth/verify-email/send' },
  sessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },
  apiKeys: { method: 'GET', path: '/api/auth/api-keys' },
  createApiKey: { method: 'POST', path: '/api/auth/api-keys' },
  revokeApiKey: { method: 'DELETE', path: '/api/auth/api-keys/{id}' },
  exportAccount: { method: 'GET', path: '/api/auth/export', isFile: true },
  deleteAccount: { method: 'DELETE', path: '/api/auth/me' },
} as const satisfies Routes;
