import type { api, CallOutput } from '@listwright/application/contract';

/** A job as the API returns it. */
export type CheckedBatch = CallOutput<typeof api.bulk.check>;
