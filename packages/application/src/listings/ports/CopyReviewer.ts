import type { ListingBrief, ListingCopy, Review } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { Caller } from '../../shared/index.js';
import type { ReviewHistory } from '../reviewListing.js';

/** A text with the facts and rules that it is reviewed by. */
export interface TextToReview {
  readonly copy: ListingCopy;
  readonly brief: ListingBrief;
  readonly ruleSet: RuleSet;
  readonly history: ReviewHistory;
}

/**
 * Reviews a text as `reviewListing` does. Long texts are reviewed within a bounded time, or not at all; short ones at once. The
 * brief has been read then: `readProduct` of the same object takes no time.
 */
export abstract class CopyReviewer {
  /** Throws `text_busy` where too many texts wait, of all or of this caller, and `text_too_slow` where it takes too long. */
  abstract review(text: TextToReview, caller: Caller): Promise<Review>;
}
