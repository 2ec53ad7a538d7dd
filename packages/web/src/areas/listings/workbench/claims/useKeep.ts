import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { useRootStore } from '../../../../state/useRootStore';
import type { Workbench } from '../Workbench';
import type { WireClaim } from './WireClaim';
import { wordsOf } from './supportWords';

const FAILED = 'Failed to save your choice';

/** Keeps a statement that no fact supports, or opens it again; both are saved at once. */
export function useKeep(bench: Workbench) {
  const { undo } = useRootStore();
  const open = async (claim: WireClaim) => {
    if ((await bench.unkeep(bench.statementOf(claim))) === undefined) notify.failure(bench.keep.error, FAILED);
  };
  const keep = async (claim: WireClaim) => {
    const statement = bench.statementOf(claim);
    if ((await bench.keepClaim(claim)) === undefined) return notify.failure(bench.keep.error, FAILED);
    const label = wordsOf({ ...claim, kept: true }).word;
    offerUndo(undo, { label, scope: bench, undo: async () => void (await bench.unkeep(statement)) });
  };
  return { keep, open };
}
