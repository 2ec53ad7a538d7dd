import { DomainError } from '@listwright/domain/shared';
import { Capacity, type CapacityLimits } from '../../capacity/Capacity.js';

/** Ten of the largest files, of all callers; each may take twice its size while it is read. */
const UPLOAD_LIMITS: CapacityLimits = { total: 200 * 1024 * 1024, waiting: Infinity, waitMs: 30_000 };

/** Limits the memory of this process's uploads. `take` rejects with `unavailable` where it is used up. */
export class UploadMemoryBudget extends Capacity {
  constructor(limits: CapacityLimits = UPLOAD_LIMITS) {
    super(limits, busy);
  }
}

function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'uploads_busy',
    'Many files are being uploaded at the moment, and yours was not read. Try again in a minute.',
    { details: { retry_after_seconds: 60 } },
  );
}
