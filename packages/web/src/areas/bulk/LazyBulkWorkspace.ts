import { lazy } from 'react';

/**
 * The shared code of the three upload screens, as its own chunk: imported directly it would become part of the shell.
 */
export const LazyBulkWorkspace = lazy(() =>
  import('./BulkWorkspace').then((area) => ({ default: area.BulkWorkspace })),
);
