import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { labelOf } from '../claims/supportLabels';
import { useKeep } from '../claims/useKeep';
import type { ListingEditor } from '../ListingEditor';
import styles from './facts.module.css';

/** Unsupported statements that the seller keeps; those that contradict a fact say so. */
export const KeptClaims = observer(function KeptClaims({ editor }: { readonly editor: ListingEditor }) {
  const { open } = useKeep(editor);
  return (
    <ul className={styles.facts}>
      {editor.keptClaims.map((claim) => (
        <li key={`${claim.field}-${claim.index ?? 0}-${claim.start}`} className={styles.fact}>
          <div>
            <p className={styles.text}>{editor.statementOf(claim).sentence}</p>
            <p className="lw-caption">
              {fieldLabel(claim.field, claim.index)}
              {claim.reason === undefined ? '' : ` · ${claim.reason}`}
            </p>
          </div>
          <div className="lw-row">
            {claim.support === 'unverified' ? null : <StatusPill tone="warn">{labelOf(claim).word}</StatusPill>}
            <Button
              size="xs"
              variant="default"
              aria-label={`Undo keep: ${claim.text}`}
              disabled={editor.isBusy}
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
