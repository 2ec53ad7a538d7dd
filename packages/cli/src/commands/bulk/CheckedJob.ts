import type { api, CallOutput } from '@listwright/application/contract';

/** A job as the API returns it. */
export type CheckedJob = CallOutput<typeof api.bulk.check>;
