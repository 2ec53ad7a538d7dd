import { lazy } from 'react';
import type { Scene } from './Scene';

/** The screens under /admin. */
export const adminScenes: readonly Scene[] = [
  {
    path: '/admin/dashboard',
    name: 'Dashboard',
    Component: lazy(() =>
      import('../../areas/admin/dashboard/AdminDashboardScene').then((area) => ({
        default: area.AdminDashboardScene,
      })),
    ),
  },
  {
    path: '/admin/customers',
    name: 'Customer Management',
    Component: lazy(() =>
      import('../../areas/admin/customers/CustomersScene').then((area) => ({ default: area.CustomersScene })),
    ),
  },
  {
    path: '/admin/payments',
    name: 'Payment Management',
    Component: lazy(() =>
      import('../../areas/admin/payments/PaymentsScene').then((area) => ({ default: area.PaymentsScene })),
    ),
  },
  {
    path: '/admin/quotas',
    name: 'Quota Management',
    Component: lazy(() =>
      import('../../areas/admin/quotas/QuotasScene').then((area) => ({ default: area.QuotasScene })),
    ),
  },
  {
    path: '/admin/transactions',
    name: 'Transaction History',
    Component: lazy(() =>
      import('../../areas/admin/transactions/TransactionsScene').then((area) => ({
        default: area.TransactionsScene,
      })),
    ),
  },
  {
    path: '/admin/audit',
    name: 'Audit log',
    Component: lazy(() => import('../../areas/admin/audit/AuditScene').then((area) => ({ default: area.AuditScene }))),
  },
  {
    path: '/admin/system',
    name: 'System',
    Component: lazy(() =>
      import('../../areas/admin/server/ServerScene').then((area) => ({ default: area.ServerScene })),
    ),
  },
];
