import type { api, CallOutput } from '@listwright/application/contract';

export type QuotaRecord = CallOutput<typeof api.admin.quotas>['quotas'][number];
