import { readProduct } from '@listwright/domain/products';
import type { Caller, Clock } from '../shared/index.js';
import type { Listing, VersionReason } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { CopyReviewer } from './ports/CopyReviewer.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { ruleSetOf } from './ListingWriter.js';

/** Checks a changed text by today's rules, and stores it as the next version: in two steps, so that no transaction waits for the check. */
export class ListingReviser {
  constructor(
    private readonly listings: ListingRepository,
    private readonly reviewer: CopyReviewer,
    private readonly clock: Clock,
  ) {}

  /** The next version of a changed listing, reviewed and not stored yet. Throws what `CopyReviewer` throws. */
  async reviewed(changed: Listing, caller: Caller): Promise<Listing> {
    const now = this.clock.now();
    const { copy, brief, removedClaims, acceptedStatements } = changed;
    const ruleSet = ruleSetOf(brief, now);
    const history = { removed: removedClaims.length, acceptedStatements };
    const review = await this.reviewer.review({ copy, brief, ruleSet, history }, caller);
    const broken = review.findings.some((finding) => finding.severity === 'error');
    return {
      ...changed,
      review,
      missingFacts: readProduct(brief).missingFacts,
      status: broken ? 'failed' : 'completed',
      ruleSet: { id: ruleSet.id, date: ruleSet.date },
      version: changed.version + 1,
      updatedAt: now,
    };
  }

  /** Throws `conflict` where the version that `next` follows is no longer the stored one. */
  async store(next: Listing, reason: VersionReason): Promise<Listing> {
    if (!(await this.listings.saveVersion(next, reason))) throw listingErrors.changedMeanwhile();
    return next;
  }
}
