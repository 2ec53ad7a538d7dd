import type { api, CallOutput } from '@listwright/application/contract';
import { shellCommand } from '../../output/shellCommand.js';

type Listing = CallOutput<typeof api.listings.read>['listing'];

/** A listing with errors is checked first; then it is exported. */
export function nextOfListing({
  id,
  marketplace,
  findings,
}: Pick<Listing, 'id' | 'marketplace' | 'findings'>): string[] {
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return [...(hasErrors ? [shellCommand('lint', id, '--fix')] : []), shellCommand('export', marketplace, id)];
}
