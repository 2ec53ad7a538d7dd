import type { QuotaGuard } from '../billing/QuotaGuard.js';
export type DoorCanary = QuotaGuard;
