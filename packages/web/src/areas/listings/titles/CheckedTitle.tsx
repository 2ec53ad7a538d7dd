import type { api, CallOutput } from '@listwright/application/contract';
import { CountBar } from '../../../ui/listing/CountBar';
import { FindingLines } from './FindingLines';

type Check = CallOutput<typeof api.listings.runTitleCheck>['analysis'];

/** How long a title is, and what the rules say of it. */
export function CheckedTitle({ result: { length, limit, findings } }: { readonly result: Check['result'] }) {
  return (
    <div className="lw-stack">
      <CountBar label="Title" count={length} limit={{ max: limit, unit: 'characters' }} />
      <FindingLines findings={findings} />
    </div>
  );
}
