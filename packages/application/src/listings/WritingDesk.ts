import {
  finishCopy,
  lintListing,
  reviewCopy,
  type FinishedCopy,
  type ListingBrief,
  type Review,
} from '@listwright/domain/listings';
import { productClassFor, ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import type { Clock } from '../shared/index.js';
import { listingErrors } from './listingErrors.js';
import type { CopyWriter, Engine } from './ports/CopyWriter.js';

export interface DeskOutcome {
  /** The rules it was written by. */
  readonly ruleSet: RuleSet;
  readonly finished: FinishedCopy;
  readonly review: Review;
  readonly missingFacts: readonly string[];
  readonly engine: Engine;
}

/** The rule set in force for a brief on a day. */
export function ruleSetOf(brief: ListingBrief, day: Date): RuleSet {
  return ruleSetFor({
    marketplace: brief.marketplace,
    marketplaceId: brief.marketplaceId,
    productClass: productClassFor(brief.category),
    on: day.toISOString().slice(0, 10),
  });
}

/**
 * What happens to a text after any writer: check; where an error is found, one more try that names the faults; take out
 * what rests on nothing; mechanical repair; check again. A text that still breaks a rule never leaves the desk.
 */
export class WritingDesk {
  constructor(
    private readonly writer: CopyWriter,
    private readonly clock: Clock,
  ) {}

  get engine(): Engine {
    return this.writer.engine;
  }

  get isRemote(): boolean {
    return this.writer.isRemote;
  }

  ruleSet(brief: ListingBrief): RuleSet {
    return ruleSetOf(brief, this.clock.now());
  }

  /** Throws `unavailable` where no text within the rules can be had; what `over` does stands at `WritingOrder`. */
  async write(brief: ListingBrief, variation: number, over?: AbortSignal): Promise<DeskOutcome> {
    const ruleSet = this.ruleSet(brief);
    const order = { brief, ruleSet, variation, ...(over === undefined ? {} : { over }) };
    const first = await this.writer.write({ ...order, faults: [] });
    const faults = lintListing(first.copy, ruleSet, brief).filter((finding) => finding.severity === 'error');
    const written = faults.length === 0 ? first : await this.writer.write({ ...order, faults });
    const finished = finishCopy(written.copy, brief, ruleSet);
    const review = reviewCopy(finished.copy, brief, ruleSet);
    const errors = review.findings.filter((finding) => finding.severity === 'error');
    if (errors.length > 0) throw listingErrors.notCompliant(errors);
    return { ruleSet, finished, review, missingFacts: written.missingFacts, engine: written.engine };
  }
}
