import type { TitleRow } from '@listwright/domain/bulk';
import { fitTitle, type ListingBrief } from '@listwright/domain/listings';
import { productClassFor } from '@listwright/domain/marketplaces';
import { DomainError } from '@listwright/domain/shared';
import { newListing, ruleSetOfChoice, type ListingWriter } from '../../listings/index.js';
import type { Clock, IdSource } from '../../shared/index.js';
import type { BatchPlan } from '../Batch.js';
import { checkTableRow } from '../checkTableRow.js';
import { rowPlanOf, sentenceOf } from '../rowPlanOf.js';
import { cancelled } from './cancelled.js';
import type { ClaimedRow } from './ClaimedRow.js';
import { requeued } from './requeued.js';
import type { RowOutcome } from './RowOutcome.js';

/** Tries of a row while the AI server fails, before the row is failed. */
const MAX_TRIES = 5;
const REST_MS = 10_000;
const FIRST_PAUSE_MS = 500;

/** Errors that are not the row's fault, and the seller's message until the retry. */
const PROVIDER_ERRORS: Readonly<Record<string, string>> = {
  provider_off: 'The AI server does not answer or is not set up right. This row is tried again by itself.',
  provider_limited: 'The AI server is at its limit. This row is tried again by itself.',
};

/** Processes one row. Saves and charges nothing. */
export class RowWork {
  constructor(
    private readonly writer: ListingWriter,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    /** From 0 to 1. */
    private readonly random: () => number,
  ) {}

  /** Whether rows wait for a server, so that many can run at once; local writing uses the processor. */
  get isRemote(): boolean {
    return this.writer.isRemote;
  }

  /** `cancelBeforeStart`, aborted with `cancelled`, requeues a row that has not started; a started call is finished. */
  async execute(row: ClaimedRow, plan: BatchPlan, cancelBeforeStart: AbortSignal): Promise<RowOutcome> {
    try {
      const { brief, title, faults } = checkTableRow({ ...row, surplus: 0 }, rowPlanOf(plan));
      if (brief !== undefined) return await this.write(row, brief, cancelBeforeStart);
      return title === undefined ? failed(row, sentenceOf(faults)) : this.fit(row, title, plan);
    } catch (error) {
      return this.outcomeOfError(row, error);
    }
  }

  private async write(row: ClaimedRow, brief: ListingBrief, cancelBeforeStart: AbortSignal): Promise<RowOutcome> {
    const started = this.clock.now();
    const outcome = await this.writer.write(brief, { cancelBeforeStart });
    const listing = newListing({
      id: this.ids.next(),
      userId: row.userId,
      brief,
      outcome,
      started,
      finished: this.clock.now(),
    });
    return { row, kind: 'listing', listing };
  }

  private fit(row: ClaimedRow, { title, brand, category }: TitleRow, { marketplace }: BatchPlan): RowOutcome {
    const ruleSet = ruleSetOfChoice({ marketplace, productClass: productClassFor(category) }, this.clock.now());
    return { row, kind: 'title', fitted: fitTitle(brand === '' ? { title } : { title, brand }, ruleSet) };
  }

  private outcomeOfError(row: ClaimedRow, error: unknown): RowOutcome {
    if (cancelled.is(error)) return requeued(row);
    if (!(error instanceof DomainError)) throw error;
    if (error.kind !== 'unavailable') return failed(row, error.message);
    const waiting = PROVIDER_ERRORS[error.code];
    if (waiting !== undefined) {
      const afterMs = REST_MS * (1 + this.random());
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
