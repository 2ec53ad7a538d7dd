import { CopyReviewer, reviewListing, type TextToReview } from '@listwright/application/listings';
import type { Review } from '@listwright/domain/listings';

/** Reviews texts at once, however long it takes. Stand-in for `CopyReviewer`. */
export class PlainReviewer extends CopyReviewer {
  override async review({ copy, brief, ruleSet, history }: TextToReview): Promise<Review> {
    return reviewListing(copy, brief, ruleSet, history);
  }
}
