import type { FittedTitle } from '@listwright/domain/listings';
import type { Listing } from '../../listings/index.js';
import type { WaitReason } from '../Batch.js';
import type { ClaimedRow } from './ClaimedRow.js';

/** The outcome of a row: a result to save and charge, a failure, or a retry later. */
export type RowOutcome =
  | { readonly row: ClaimedRow; readonly kind: 'listing'; readonly listing: Listing }
  | { readonly row: ClaimedRow; readonly kind: 'title'; readonly fitted: FittedTitle }
  | { readonly row: ClaimedRow; readonly kind: 'failed'; readonly error: string }
  | {
      readonly row: ClaimedRow;
      readonly kind: 'later';
      readonly afterMs: number;
      /** Whether this counts as one of its tries; an unavailable or limited server is not the row's fault. */
      readonly isTry: boolean;
      readonly waitsFor?: WaitReason;
      /** What it waits for, as a sentence for its seller. */
      readonly error?: string;
    };
