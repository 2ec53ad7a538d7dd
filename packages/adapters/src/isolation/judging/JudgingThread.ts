import type { SeoResult } from '@listwright/application/contract/schemas';
import type {
  Draft,
  DraftFaults,
  FinishedDraft,
  TextToCheck,
  TextToReview,
  WrittenListing,
} from '@listwright/application/listings';
import { textFault, type Caller } from '@listwright/application/shared';
import type { Finding, Review } from '@listwright/domain/listings';
import { readProduct, receivedReading, type ProductBrief, type ProductReading } from '@listwright/domain/products';
import type * as z from 'zod';
import { BoundedThread, type ThreadLimits } from '../BoundedThread.js';
import { programFile } from '../programFile.js';
import type { BasicOrder, DraftToFinish, SeoTextToScore, TextToJudge } from './TextToJudge.js';

/** For callers without an account too. */
export const JUDGING_LIMITS: ThreadLimits = {
  workMs: 5000,
  replyMs: 8000,
  idleMs: 30_000,
  heapMb: 256,
  mostOpen: 50,
  mostOfCaller: 2,
};

const FAULTS = { busy: textFault.busy, exceeded: textFault.tooSlow, broken: (cause: Error) => cause };

/** Judges and writes texts that are too long for the event loop, one after the other. */
export class JudgingThread {
  private readonly thread: BoundedThread<TextToJudge, unknown>;

  constructor(
    /** The compiled body of the thread; tests that run the sources name one they built. */
    body: URL = programFile('isolation/judging/judgingProgram'),
    limits: ThreadLimits = JUDGING_LIMITS,
  ) {
    this.thread = new BoundedThread(body, limits, FAULTS);
  }

  /** From now on `readProduct` of the same object gives the same. */
  async read(brief: ProductBrief, caller: Caller): Promise<ProductReading> {
    return receivedReading(brief, (await this.thread.ask({ read: brief }, caller)) as ProductReading);
  }

  async check(text: TextToCheck, caller: Caller): Promise<readonly Finding[]> {
    return (await this.thread.ask({ check: text }, caller)) as readonly Finding[];
  }

  async write(order: BasicOrder, caller: Caller): Promise<WrittenListing> {
    return (await this.thread.ask({ write: order }, caller)) as WrittenListing;
  }

  async faultsOf(draft: Draft, caller: Caller): Promise<DraftFaults> {
    return (await this.thread.ask({ faultsOf: draft }, caller)) as DraftFaults;
  }

  async finish(text: DraftToFinish, caller: Caller): Promise<FinishedDraft> {
    return (await this.thread.ask({ finish: text }, caller)) as FinishedDraft;
  }

  /** From now on `readProduct` of the same brief gives what was read for the review. */
  async review(text: TextToReview, caller: Caller): Promise<Review> {
    // A reading of thousands of statements takes long to hand over.
    const wantsReading = readProduct.kept(text.brief) === undefined;
    const answer = await this.thread.ask({ review: text, wantsReading }, caller);
    const { review, reading } = answer as { readonly review: Review; readonly reading?: ProductReading };
    if (reading !== undefined) receivedReading(text.brief, reading);
    return review;
  }

  async score(text: SeoTextToScore, caller: Caller): Promise<z.output<typeof SeoResult>> {
    return (await this.thread.ask({ score: text }, caller)) as z.output<typeof SeoResult>;
  }

  /** Ends the thread. */
  close(): void {
    this.thread.close();
  }
}
