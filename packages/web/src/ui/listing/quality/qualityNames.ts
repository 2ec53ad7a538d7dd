import type { ListingRow } from './LibraryStore';

/** What the library calls how good a listing is. */
export const qualityNames: Readonly<Record<ListingRow['quality'], string>> = {
  ready: 'Ready',
  needs_work: 'Needs work',
  has_errors: 'Has errors',
};
