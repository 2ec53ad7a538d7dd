import type { FinishedRow } from '../../jobs/index.js';
import type { AnalysedPage } from './AnalysedPage.js';

/** What an earlier version did not keep. */
const UNJUDGED: Pick<AnalysedPage, 'parts'> = { parts: null };

/** The result that `PageJobKind` keeps with a row, under its name; undefined where the row has none or is of another kind. */
export function analysedPageOf({ result }: Pick<FinishedRow, 'result'>): AnalysedPage | undefined {
  return result !== undefined && 'page' in result ? { ...UNJUDGED, ...(result.page as AnalysedPage) } : undefined;
}
