export type ListingQuality = 'ready' | 'needs_work' | 'has_errors';

/** The lowest score of a listing that needs no more work. */
export const READY_SCORE = 70;

interface JudgedListing {
  readonly status: string;
  readonly score: number;
  readonly errorCount: number;
  readonly warningCount: number;
}

/** How good a listing is, apart from any job that wrote it: errors get it refused, warnings and a low score cost visibility. */
export function listingQualityOf({ status, score, errorCount, warningCount }: JudgedListing): ListingQuality {
  if (status === 'failed' || errorCount > 0) return 'has_errors';
  return warningCount > 0 || score < READY_SCORE ? 'needs_work' : 'ready';
}
