import {
  IconArrowBackUp,
  IconCreditCard,
  IconGauge,
  IconHistory,
  IconLayoutDashboard,
  IconReceipt,
  IconServer,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import type { NavEntry } from './navEntries';

/** The sidebar of the admin area. */
export const adminNav: readonly NavEntry[] = [
  { label: 'Dashboard', path: '/admin/dashboard', icon: IconLayoutDashboard },
  { label: 'Customer Management', path: '/admin/customers', icon: IconUsers },
  { label: 'Payment Management', path: '/admin/payments', icon: IconCreditCard },
  { label: 'Quota Management', path: '/admin/quotas', icon: IconGauge },
  { label: 'Transaction History', path: '/admin/transactions', icon: IconReceipt },
  'divider',
  { label: 'Audit log', path: '/admin/audit', icon: IconHistory },
  { label: 'System', path: '/admin/system', icon: IconServer },
  { label: 'Connect a model', path: '/admin/model', icon: IconSparkles },
  'divider',
  { label: 'Back to the app', path: '/app/dashboard', icon: IconArrowBackUp },
];
