import { isSameStatement, type KeptStatement } from '@listwright/application/contract';
import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { useRootStore } from '../../../../state/useRootStore';
import type { Workbench } from '../Workbench';
import type { WireClaim } from './WireClaim';
import { wordsOf } from './supportWords';

/** Keeps an unsupported statement, or undoes that; both save at once. */
export function useKeep(bench: Workbench) {
  const { undo } = useRootStore();
  const save = async (statements: readonly KeptStatement[]) => {
    const saved = await bench.keep.run(statements);
    if (saved === undefined) notify.failure(bench.keep.error, 'Failed to save your choice');
    return saved !== undefined;
  };
  const without = (statement: KeptStatement) =>
    bench.listing.kept_statements.filter((one) => !isSameStatement(one, statement));
  const open = (claim: WireClaim) => save(without(bench.statementOf(claim)));
  const keep = async (claim: WireClaim) => {
    const statement = bench.statementOf(claim);
    if (!(await save([...without(statement), statement]))) return;
    const label = wordsOf({ ...claim, kept: true }).word;
    offerUndo(undo, { label, scope: bench, undo: async () => void (await save(without(statement))) });
  };
  return { keep, open };
}
