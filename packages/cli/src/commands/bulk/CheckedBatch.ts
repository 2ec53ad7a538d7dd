import type { api, CallOutput } from '@listwright/application/contract';

/** A job as `bulk check` answers it. */
export type CheckedBatch = CallOutput<typeof api.bulk.check>;
