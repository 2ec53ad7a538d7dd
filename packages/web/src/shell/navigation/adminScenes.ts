import { lazyScene } from './lazyScene';
import type { Scene } from './Scene';

/** The screens under /admin. */
export const adminScenes: readonly Scene[] = [
  lazyScene('/admin/dashboard', 'Dashboard', () =>
    import('../../areas/admin/dashboard/AdminDashboardScene').then((area) => area.AdminDashboardScene),
  ),
  lazyScene('/admin/customers', 'Customer Management', () =>
    import('../../areas/admin/customers/CustomersScene').then((area) => area.CustomersScene),
  ),
  lazyScene('/admin/payments', 'Payment Management', () =>
    import('../../areas/admin/payments/PaymentsScene').then((area) => area.PaymentsScene),
  ),
  lazyScene('/admin/quotas', 'Quota Management', () =>
    import('../../areas/admin/quotas/QuotasScene').then((area) => area.QuotasScene),
  ),
  lazyScene('/admin/transactions', 'Transaction History', () =>
    import('../../areas/admin/transactions/TransactionsScene').then((area) => area.TransactionsScene),
  ),
  lazyScene('/admin/audit', 'Audit log', () =>
    import('../../areas/admin/audit/AuditScene').then((area) => area.AuditScene),
  ),
  lazyScene('/admin/system', 'System', () =>
    import('../../areas/admin/server/ServerScene').then((area) => area.ServerScene),
  ),
  lazyScene('/admin/model', 'Connect a model', () =>
    import('../../areas/admin/model/ModelScene').then((area) => area.ModelScene),
  ),
];
