import { lazy } from 'react';
import type { Scene } from './Scene';

/** The screens under /app that this version has. Sidebar and palette show an entry when its screen stands here. */
export const scenes: readonly Scene[] = [
  {
    path: '/app/dashboard',
    name: 'Dashboard',
    Component: lazy(() =>
      import('../../areas/dashboard/DashboardScene').then((area) => ({ default: area.DashboardScene })),
    ),
  },
  {
    path: '/app/generate',
    name: 'Generate',
    Component: lazy(() =>
      import('../../areas/listings/generate/GenerateScene').then((area) => ({ default: area.GenerateScene })),
    ),
  },
  {
    path: '/app/listings',
    name: 'Library',
    Component: lazy(() =>
      import('../../areas/listings/library/LibraryScene').then((area) => ({ default: area.LibraryScene })),
    ),
  },
  {
    path: '/app/listings/:id',
    name: 'Listing',
    Component: lazy(() =>
      import('../../areas/listings/editor/EditorScene').then((area) => ({ default: area.EditorScene })),
    ),
  },
  {
    path: '/app/profile',
    name: 'Account',
    Component: lazy(() =>
      import('../../areas/accounts/profile/ProfileScene').then((area) => ({ default: area.ProfileScene })),
    ),
  },
];
