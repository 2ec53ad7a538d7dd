import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { DraftReview } from './DraftReview';
import { storedReview } from './storedReview';

/** The server's check of the fields that are not edited, while the check of drafts still loads. */
export function uncheckedReview(listing: Listing, changed: Partial<EditableCopy>): DraftReview {
  const review = storedReview(listing);
  const edited = new Set<string>(fieldSpecs.filter(({ wire }) => wire in changed).map(({ field }) => field));
  return {
    ...review,
    findings: review.findings.filter(({ field }) => !edited.has(field)),
    claims: review.claims.filter(({ field }) => !edited.has(field)),
  };
}
