import type { api, CallOutput } from '@listwright/application/contract';

export type PaymentRow = CallOutput<typeof api.admin.payments>['payments'][number];
