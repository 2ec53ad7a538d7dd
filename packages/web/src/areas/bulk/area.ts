import { IconFileSpreadsheet, IconKey, IconProgress } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const bulkArea: Area = {
  scenes: [
    lazyScene('/app/bulk', 'Bulk generate', () => import('./BulkScene').then((area) => area.BulkScene)),
    lazyScene('/app/bulk-generate', 'Bulk generate', () => import('./BulkScene').then((area) => area.BulkScene)),
    lazyScene('/app/keywords', 'Keywords', () => import('./titles/KeywordsScene').then((area) => area.KeywordsScene)),
    lazyScene('/app/marketplace-analysis/bulk', 'Bulk Analysis', () =>
      import('./pages/BulkAnalysisScene').then((area) => area.BulkAnalysisScene),
    ),
    lazyScene('/app/jobs', 'Jobs', () => import('./jobs/JobsScene').then((area) => area.JobsScene)),
  ],
  navigation: [
    {
      label: 'Bulk generate',
      path: '/app/bulk-generate',
      icon: IconFileSpreadsheet,
      key: 'b',
      otherPaths: ['/app/bulk'],
    },
    { label: 'Keywords', path: '/app/keywords', icon: IconKey, key: 'k' },
    { label: 'Jobs', path: '/app/jobs', icon: IconProgress, key: 'j', isInHeader: true },
  ],
  indicators: [() => import('./jobs/JobIndicator').then((area) => area.JobIndicator)],
};
