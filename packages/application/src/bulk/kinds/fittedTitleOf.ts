import type { FittedTitle } from '@listwright/domain/listings';
import type { FinishedRow } from '../../jobs/index.js';

/** The result that `TitleJobKind` keeps with a row of a titles job; undefined where the row has none. */
export function fittedTitleOf({ result }: FinishedRow): FittedTitle | undefined {
  // Rows hold results as JSON of unknown shape: in bulk jobs those of titles, and of pages under their name.
  return result === undefined || 'page' in result ? undefined : (result as FittedTitle);
}
