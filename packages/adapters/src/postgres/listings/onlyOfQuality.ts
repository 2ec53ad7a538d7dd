import { READY_SCORE, type ListingQuality } from '@listwright/domain/listings';
import type { Knex } from 'knex';

const CONDITIONS: Readonly<Record<ListingQuality, string>> = {
  has_errors: `(status = 'failed' or error_count > 0)`,
  needs_work: `status <> 'failed' and error_count = 0 and (warning_count > 0 or score < ${READY_SCORE})`,
  ready: `status <> 'failed' and error_count = 0 and warning_count = 0 and score >= ${READY_SCORE}`,
};

/** Keeps the rows of which `listingQualityOf` says the same. */
export function onlyOfQuality(rows: Knex.QueryBuilder, quality: ListingQuality): void {
  void rows.whereRaw(CONDITIONS[quality]);
}
