import { markKept } from '@listwright/application/contract';
import { enforceProof, proveCopy, withoutClaim, type ListingCopy } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { isOpenClaim } from '../claims/supportLabels';
import { briefOf } from '../text/briefOf';

const MAX_REMOVALS = 200;

/** A text without unsupported statements; those that the seller keeps stay. */
export function withoutOpenClaims(listing: Listing, copy: ListingCopy): ListingCopy {
  const reading = readProduct(briefOf(listing));
  if (listing.kept_statements.length === 0) return enforceProof(copy, reading, 'strict').copy;
  let current = copy;
  // One at a time: each removal shifts the positions of the others.
  for (let removals = 0; removals < MAX_REMOVALS; removals += 1) {
    const { claims } = markKept(proveCopy(current, reading).claims, current, listing.kept_statements);
    const open = claims.find(({ support, kept }) =>
      isOpenClaim({ support: support === 'computed' || support === 'entailed' ? 'inferred' : support, kept }),
    );
    if (open === undefined) return current;
    const next = withoutClaim(current, reading, open);
    if (JSON.stringify(next) === JSON.stringify(current)) return current;
    current = next;
  }
  return current;
}
