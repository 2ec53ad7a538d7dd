import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../../ui/formatNumber';
import { useRootStore } from '../../../../state/useRootStore';
import type { Workbench } from '../Workbench';
import { proofLine } from './proofLine';

interface ProofSummaryProps {
  readonly bench: Workbench;
  readonly onFacts: () => void;
}

/** How much of the text the facts support, what the seller has to decide on, and one step to settle it. */
export const ProofSummary = observer(function ProofSummary({ bench, onFacts }: ProofSummaryProps) {
  const { undo } = useRootStore();
  const { openClaims, listing, review } = bench;
  if (review.proof.statements === 0) return null;
  const open = openClaims.length;
  const removeAll = async () => {
    const wasDirty = bench.draft.isDirty;
    const step = bench.undoStep(`${formatNumber.count(open, 'statement')} removed`);
    bench.removeOpenClaims();
    // Other edits are saved when the seller saves them.
    if (wasDirty) return offerUndo(undo, step);
    if ((await bench.save.run()) === undefined) return notify.failure(bench.save.error, 'Failed to save changes');
    offerUndo(undo, step);
  };
  return (
    <div className="lw-proof" data-tone={open > 0 ? 'warn' : 'ok'}>
      <p className="lw-proof-words">
        {open > 0 ? <IconAlertTriangle size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
        <span>
          <strong>
            {open > 0 ? `${formatNumber.count(open, 'statement')} not verified` : 'All statements verified'}
          </strong>
          <span className="lw-secondary lw-tabular"> · {proofLine({ ...review.proof, unverified: 0 })}</span>
        </span>
      </p>
      <div className="lw-row">
        {open > 0 ? (
          <Button size="xs" variant="default" disabled={bench.isBusy} onClick={() => void removeAll()}>
            Remove all unverified
          </Button>
        ) : null}
        <Button size="xs" variant="subtle" color="neutral" onClick={onFacts}>
          {listing.contradictions.length > 0
            ? `Settle ${formatNumber.count(listing.contradictions.length, 'contradiction')}`
            : 'Facts'}
        </Button>
      </div>
    </div>
  );
});
