import { isSameStatement, type KeptStatement } from '@listwright/application/contract';
import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { useRootStore } from '../../../../state/useRootStore';
import type { ListingEditor } from '../ListingEditor';
import type { WireClaim } from './WireClaim';
import { labelOf } from './supportLabels';

/** Keeps an unsupported statement, or undoes that; both save at once. */
export function useKeep(editor: ListingEditor) {
  const { undo } = useRootStore();
  const save = async (statements: readonly KeptStatement[]) => {
    const saved = await editor.keep.run(statements);
    if (saved === undefined) notify.failure(editor.keep.error, 'Failed to save your choice');
    return saved !== undefined;
  };
  const without = (statement: KeptStatement) =>
    editor.listing.kept_statements.filter((one) => !isSameStatement(one, statement));
  const open = (claim: WireClaim) => save(without(editor.statementOf(claim)));
  const keep = async (claim: WireClaim) => {
    const statement = editor.statementOf(claim);
    if (!(await save([...without(statement), statement]))) return;
    const label = labelOf({ ...claim, kept: true }).word;
    offerUndo(undo, { label, scope: editor, undo: async () => void (await save(without(statement))) });
  };
  return { keep, open };
}
