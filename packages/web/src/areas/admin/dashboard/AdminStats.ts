import type { api, CallOutput } from '@listwright/application/contract';

export type AdminStats = CallOutput<typeof api.admin.stats>;
