import { IconLayoutDashboard } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const dashboardArea: Area = {
  scenes: [
    lazyScene(
      '/app/dashboard',
      'Dashboard',
      () => import('./DashboardScene').then((area) => area.DashboardScene),
      '/api/analytics/next-actions',
    ),
  ],
  navigation: [{ label: 'Dashboard', path: '/app/dashboard', icon: IconLayoutDashboard, key: 'd' }],
};
