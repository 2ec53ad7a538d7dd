import { formatNumber } from '../../../../ui/formatNumber';
import type { Listing } from '../../../../ui/listing/fields/Listing';

/** "27 statements: 24 given, 2 follow from facts, 1 computed; 2 removed". */
export function proofLine({
  statements,
  given,
  entailed,
  computed,
  unverified,
  kept = 0,
  removed,
}: Listing['proof']): string {
  const parts = [
    given === 0 ? '' : `${given} given`,
    entailed === 0 ? '' : `${entailed} ${entailed === 1 ? 'follows' : 'follow'} from facts`,
    computed === 0 ? '' : `${computed} computed`,
    unverified === 0 ? '' : `${unverified} not verified`,
    kept === 0 ? '' : `${kept} kept by you`,
  ].filter((part) => part !== '');
  const line = formatNumber.count(statements, 'statement');
  const detail = parts.length === 0 ? line : `${line}: ${parts.join(', ')}`;
  return removed === 0 ? detail : `${detail}; ${removed} removed`;
}
