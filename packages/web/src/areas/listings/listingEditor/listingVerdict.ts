import { listingQualityOf, READY_SCORE } from '@listwright/domain/listings';
import { formatNumber } from '../../../ui/formatNumber';
import { messages } from '../../../ui/messages';

interface Judged {
  readonly status: string;
  readonly errors: number;
  readonly warnings: number;
  /** Statements and contradictions that the seller must decide on. */
  readonly open: number;
  readonly score: number;
}

/** What a listing needs before it is published, in one sentence that starts as the lists name its quality. */
export function listingVerdict({ status, errors, warnings, open, score }: Judged): string {
  const { ready, needsWork, hasErrors } = messages.quality;
  const quality = listingQualityOf({ status, score, errorCount: errors, warningCount: warnings });
  if (quality === 'has_errors') {
    return errors === 0
      ? `${hasErrors}.`
      : `${hasErrors}: fix ${formatNumber.count(errors, 'error')} before you publish.`;
  }
  if (quality === 'needs_work') {
    return warnings > 0
      ? `${needsWork}: look at ${formatNumber.count(warnings, 'warning')}.`
      : `${needsWork}: a score of ${READY_SCORE} is a good start.`;
  }
  return open > 0 ? `${ready}, once you have decided what your facts leave open.` : `${ready} to publish.`;
}
