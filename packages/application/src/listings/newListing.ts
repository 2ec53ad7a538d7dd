import type { ListingBrief } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import type { Listing } from './Listing.js';
import type { WrittenListing } from './ListingWriter.js';

export interface NewListing {
  readonly id: string;
  readonly userId: string;
  readonly productId?: string | undefined;
  readonly brief: ListingBrief;
  readonly outcome: WrittenListing;
  readonly started: Date;
  readonly finished: Date;
}

/** A listing at version 1, as written. */
export function newListing({ id, userId, productId, brief, outcome, started, finished }: NewListing): Listing {
  return {
    id,
    userId,
    ...(productId === undefined ? {} : { productId }),
    brief,
    copy: outcome.finished.copy,
    status: 'completed',
    engine: outcome.engine,
    ruleSet: { id: outcome.ruleSet.id, date: outcome.ruleSet.date },
    review: outcome.review,
    mode: outcome.mode,
    removedClaims: outcome.finished.removedClaims,
    acceptedStatements: outcome.acceptedStatements,
    keptStatements: [],
    missingFacts: readProduct(brief).missingFacts,
    lockedFields: [],
    processingTime: (finished.getTime() - started.getTime()) / 1000,
    variation: 0,
    version: 1,
    createdAt: finished,
    updatedAt: finished,
  };
}
