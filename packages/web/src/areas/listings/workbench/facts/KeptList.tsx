import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { wordsOf } from '../claims/supportWords';
import { useKeep } from '../claims/useKeep';
import type { Workbench } from '../Workbench';

/** Unsupported statements that the seller keeps; those that contradict a fact say so. */
export const KeptList = observer(function KeptList({ bench }: { readonly bench: Workbench }) {
  const { open } = useKeep(bench);
  return (
    <ul className="lw-facts">
      {bench.keptClaims.map((claim) => (
        <li key={`${claim.field}-${claim.index ?? 0}-${claim.start}`} className="lw-fact">
          <div>
            <p className="lw-fact-text">{bench.statementOf(claim).sentence}</p>
            <p className="lw-caption">
              {fieldLabel(claim.field, claim.index)}
              {claim.reason === undefined ? '' : ` · ${claim.reason}`}
            </p>
          </div>
          <div className="lw-row">
            {claim.support === 'unverified' ? null : <StatusPill tone="warn">{wordsOf(claim).word}</StatusPill>}
            <Button
              size="xs"
              variant="default"
              aria-label={`Undo keep: ${claim.text}`}
              disabled={bench.isBusy}
              onClick={() => void open(claim)}
            >
              Undo keep
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
});
