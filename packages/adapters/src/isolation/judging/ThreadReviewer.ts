import { CopyReviewer, reviewListing, type TextToReview } from '@listwright/application/listings';
import type { Caller } from '@listwright/application/shared';
import type { Review } from '@listwright/domain/listings';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** Reviews long texts, and texts of long briefs, in the thread, and others at once. */
export class ThreadReviewer extends CopyReviewer {
  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async review(text: TextToReview, caller: Caller): Promise<Review> {
    const { copy, brief, ruleSet, history } = text;
    if (isLong(copy, 'review') || isLong(brief, 'read')) return this.thread.review(text, caller);
    return reviewListing(copy, brief, ruleSet, history);
  }
}
