import { LOW_SCORE } from '@listwright/domain/analytics';
import { formatNumber } from '../../../ui/formatNumber';
import { messages } from '../../../ui/messages';

interface Judged {
  readonly errors: number;
  readonly warnings: number;
  /** Statements and contradictions that the seller must decide on. */
  readonly open: number;
  readonly score: number;
}

/** What a listing needs before it is published, in one sentence. */
export function listingVerdict({ errors, warnings, open, score }: Judged): string {
  const { ready, needsWork, hasErrors } = messages.quality;
  if (errors > 0) return `${hasErrors}: fix ${formatNumber.count(errors, 'error')} before you publish.`;
  if (open > 0) return `${needsWork}: decide on what your facts leave open.`;
  if (score < LOW_SCORE) return `${needsWork}: a score of ${LOW_SCORE} is a good start.`;
  return warnings > 0 ? `${ready}, with ${formatNumber.count(warnings, 'warning')}.` : `${ready} to publish.`;
}
