import {
  IconCreditCard,
  IconGauge,
  IconHistory,
  IconLayoutDashboard,
  IconReceipt,
  IconRuler2,
  IconServer,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const adminArea: Area = {
  scenes: [
    lazyScene('/admin/dashboard', 'Dashboard', () =>
      import('./dashboard/AdminDashboardScene').then((area) => area.AdminDashboardScene),
    ),
    lazyScene('/admin/customers', 'Customer Management', () =>
      import('./customers/CustomersScene').then((area) => area.CustomersScene),
    ),
    lazyScene('/admin/payments', 'Payment Management', () =>
      import('./payments/PaymentsScene').then((area) => area.PaymentsScene),
    ),
    lazyScene('/admin/quotas', 'Quota Management', () =>
      import('./quotas/QuotasScene').then((area) => area.QuotasScene),
    ),
    lazyScene('/admin/transactions', 'Transaction History', () =>
      import('./transactions/TransactionsScene').then((area) => area.TransactionsScene),
    ),
    lazyScene('/admin/audit', 'Audit log', () => import('./audit/AuditScene').then((area) => area.AuditScene)),
    lazyScene('/admin/system', 'System', () => import('./server/ServerScene').then((area) => area.ServerScene)),
    lazyScene('/admin/rules', 'Marketplace rules', () => import('./rules/RulesScene').then((area) => area.RulesScene)),
    lazyScene('/admin/model', 'Connect a model', () => import('./model/ModelScene').then((area) => area.ModelScene)),
  ],
  navigation: [
    { label: 'Dashboard', path: '/admin/dashboard', icon: IconLayoutDashboard },
    { label: 'Customer Management', path: '/admin/customers', icon: IconUsers },
    { label: 'Payment Management', path: '/admin/payments', icon: IconCreditCard },
    { label: 'Quota Management', path: '/admin/quotas', icon: IconGauge },
    { label: 'Transaction History', path: '/admin/transactions', icon: IconReceipt },
    { label: 'Audit log', path: '/admin/audit', icon: IconHistory },
    { label: 'System', path: '/admin/system', icon: IconServer },
    { label: 'Marketplace rules', path: '/admin/rules', icon: IconRuler2 },
    { label: 'Connect a model', path: '/admin/model', icon: IconSparkles },
  ],
};
