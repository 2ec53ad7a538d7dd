import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../../ui/formatNumber';
import { useRootStore } from '../../../../state/useRootStore';
import { factGroups } from '../facts/factGroups';
import type { ListingEditor } from '../ListingEditor';
import styles from './ProofSummary.module.css';

interface ProofSummaryProps {
  readonly editor: ListingEditor;
  readonly onFacts: () => void;
}

/** How much of the text the facts support, what the seller must decide, and a button to resolve it. */
export const ProofSummary = observer(function ProofSummary({ editor, onFacts }: ProofSummaryProps) {
  const { undo } = useRootStore();
  const { openClaims, listing, review } = editor;
  if (review.proof.statements === 0) return null;
  const all = formatNumber.count(review.proof.statements, 'statement');
  const left = listing.removed_claims.length + factGroups(listing, review.claims).forbidden.length;
  const open = openClaims.length;
  const kept = editor.keptClaims.length;
  const disputes = listing.contradictions.length;
  const headline = () => {
    if (disputes > 0) return `${formatNumber.count(disputes, 'contradiction')} in your facts`;
    if (open > 0) return `${open} of ${all} not verified`;
    return kept > 0 ? `All ${all} reviewed` : `All ${all} verified`;
  };
  const removeAll = async () => {
    const wasDirty = editor.draft.isDirty;
    const step = editor.undoStep(`${formatNumber.count(open, 'statement')} removed`);
    editor.removeOpenClaims();
    // Other edits wait for Save.
    if (wasDirty) return offerUndo(undo, step);
    if ((await editor.save.run()) === undefined) return notify.failure(editor.save.error, 'Failed to save changes');
    offerUndo(undo, step);
  };
  return (
    <div className={styles.proof} data-tone={disputes > 0 ? 'bad' : open > 0 ? 'warn' : 'ok'}>
      <p className={styles.text}>
        {open + disputes > 0 ? <IconAlertTriangle size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
        <span>
          <strong>{headline()}</strong>
          <span className="lw-secondary">
            {disputes > 0 && open > 0 ? ` · ${open} of ${all} not verified` : ''}
            {open > 0 ? ' · marked in the text' : disputes + kept > 0 ? '' : ' against the facts you entered'}
            {kept === 0 ? '' : ` · ${kept} kept by you`}
            {left === 0 ? '' : ` · ${left} left out`}
          </span>
        </span>
      </p>
      <div className="lw-row">
        {open > 0 ? (
          <Button size="xs" variant="default" disabled={editor.isBusy} onClick={() => void removeAll()}>
            Remove all unverified
          </Button>
        ) : null}
        {disputes > 0 ? (
          <Button size="xs" color="bad" onClick={onFacts}>
            {`Resolve ${formatNumber.count(disputes, 'contradiction')}`}
          </Button>
        ) : (
          <Button size="xs" variant="subtle" color="neutral" onClick={onFacts}>
            Facts
          </Button>
        )}
      </div>
    </div>
  );
});
