import { lazy } from 'react';

/** The work of the three upload screens as one chunk: shared outright it would become part of the shell. */
export const LazyBulkWork = lazy(() => import('./BulkWork').then((area) => ({ default: area.BulkWork })));
