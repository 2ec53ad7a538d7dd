import { DomainError } from '@listwright/domain/shared';
import { Capacity } from '../../../capacity/Capacity.js';

export interface SlotLimits {
  /** Threads of this process at once. */
  readonly threads: number;
  /** Files that wait for one; each is held in memory meanwhile. */
  readonly waiting: number;
  readonly waitMs: number;
}

/** A thread may use some 200 MB, and half a dozen processors are rare. */
const SLOT_LIMITS: SlotLimits = { threads: 3, waiting: 10, waitMs: 60_000 };

/** Limits the threads that read workbooks. `take` rejects with `unavailable` where none is free. */
export class ThreadSlots extends Capacity {
  constructor({ threads, waiting, waitMs }: SlotLimits = SLOT_LIMITS) {
    super({ total: threads, waiting, waitMs }, busy);
  }
}

function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'readers_busy',
    'Many workbooks are being read at the moment. Try again in a minute, or save yours as CSV: that is read at once.',
    { details: { retry_after_seconds: 60 } },
  );
}
