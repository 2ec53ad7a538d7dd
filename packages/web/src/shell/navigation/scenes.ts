import { lazyScene } from './lazyScene';
import type { Scene } from './Scene';

/** The screens under /app that this version has. Sidebar and palette show an entry when its screen stands here. */
export const scenes: readonly Scene[] = [
  lazyScene('/app/dashboard', 'Dashboard', () =>
    import('../../areas/dashboard/DashboardScene').then((area) => area.DashboardScene),
  ),
  lazyScene('/app/generate', 'Generate', () =>
    import('../../areas/listings/generate/GenerateScene').then((area) => area.GenerateScene),
  ),
  lazyScene('/app/listings', 'Library', () =>
    import('../../areas/listings/library/LibraryScene').then((area) => area.LibraryScene),
  ),
  lazyScene('/app/listings/:id', 'Listing', () =>
    import('../../areas/listings/editor/EditorScene').then((area) => area.EditorScene),
  ),
  lazyScene('/app/bulk', 'Bulk listings', () => import('../../areas/bulk/BulkScene').then((area) => area.BulkScene)),
  lazyScene('/app/bulk-generate', 'Bulk generate', () =>
    import('../../areas/bulk/BulkGenerateScene').then((area) => area.BulkGenerateScene),
  ),
  lazyScene('/app/keywords', 'Keywords', () =>
    import('../../areas/bulk/titles/KeywordsScene').then((area) => area.KeywordsScene),
  ),
  lazyScene('/app/jobs', 'Jobs', () => import('../../areas/bulk/jobs/JobsScene').then((area) => area.JobsScene)),
  lazyScene('/app/profile', 'Account', () =>
    import('../../areas/accounts/profile/ProfileScene').then((area) => area.ProfileScene),
  ),
];
