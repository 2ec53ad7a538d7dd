import { CopyReviewer, reviewListing, type TextToReview } from '@listwright/application/listings';
import type { Caller } from '@listwright/application/shared';
import type { Review } from '@listwright/domain/listings';
import { isLongText } from './isLongText.js';
import type { JudgingThread } from './JudgingThread.js';

/** Reviews long texts, and texts of long briefs, in the thread, and others at once. */
export class ThreadReviewer extends CopyReviewer {
  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async review(text: TextToReview, caller: Caller): Promise<Review> {
    if (isLongText(text)) return this.thread.review(text, caller);
    const { copy, brief, ruleSet, history } = text;
    return reviewListing(copy, brief, ruleSet, history);
  }
}
