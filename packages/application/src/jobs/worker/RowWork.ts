import { DomainError } from '@listwright/domain/shared';
import type { JobPlan } from '../Job.js';
import type { JobKinds } from '../JobKinds.js';
import { cancelled } from '../rows/cancelled.js';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import { requeued } from './requeued.js';
import type { RowOutcome } from '../rows/RowOutcome.js';

/** Tries of a row while a server that it needs fails, before the row is failed. */
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** Errors that are not the row's fault, and the seller's message until the retry. */
const PROVIDER_ERRORS: Readonly<Record<string, string>> = {
  provider_off: 'The AI server does not answer or is not set up right. This row is tried again by itself.',
  provider_limited: 'The AI server is at its limit. This row is tried again by itself.',
};

/** Processes one row, as the kind of its job does it. Saves and charges nothing. */
export class RowWork {
  constructor(
    private readonly kinds: JobKinds,
    /** How long rows wait at least for a server that fails. */
    private readonly restMs: number,
    /** From 0 to 1. */
    private readonly random: () => number,
  ) {}

  /** `cancelBeforeStart`, aborted with `cancelled`, requeues a row that has not started; started work is finished. */
  async execute(row: ClaimedRow, plan: JobPlan, cancelBeforeStart: AbortSignal): Promise<RowOutcome> {
    const kind = this.kinds.of(plan.kind);
    // Yields, so that HTTP requests come before local work. A remote call waits for its answer anyway, and one that
    // yielded to many answers at once would leave its slot at the AI server empty.
    if (!kind.isRemote) await new Promise((resolve) => setImmediate(resolve));
    try {
      const input = kind.read(row, plan);
      if ('error' in input) return failed(row, input.error);
      return { row, kind: 'done', result: await kind.run(input.ok, { plan, cancelBeforeStart }) };
    } catch (error) {
      return this.outcomeOfError(row, error);
    }
  }

  private outcomeOfError(row: ClaimedRow, error: unknown): RowOutcome {
    if (cancelled.is(error)) return requeued(row);
    if (!(error instanceof DomainError)) throw error;
    if (error.kind !== 'unavailable') return failed(row, error.message);
    const waiting = PROVIDER_ERRORS[error.code];
    if (waiting !== undefined) {
      const afterMs = this.restMs * (1 + this.random());
      return { row, kind: 'later', afterMs, isTry: false, waitsFor: 'provider', error: waiting };
    }
    if (row.tries + 1 >= MAX_TRIES) return failed(row, error.message);
    // Full jitter, so that rows that failed together do not come back together.
    const afterMs = this.random() * FIRST_PAUSE_MS * 2 ** row.tries;
    return { row, kind: 'later', afterMs, isTry: true };
  }
}

function failed(row: ClaimedRow, error: string): RowOutcome {
  return { row, kind: 'failed', error };
}
