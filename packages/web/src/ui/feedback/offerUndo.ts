import type { ReversibleAction, UndoStack } from '../../state/UndoStack';
import { notify } from './notify';

/** Says what was done and offers Undo: in the toast for 10 seconds, and by ⌘/Ctrl Z as long. */
export function offerUndo(undo: UndoStack, act: ReversibleAction): void {
  const taken: ReversibleAction = {
    ...act,
    undo: async () => {
      hide();
      await act.undo();
    },
  };
  undo.push(taken);
  const hide = notify.success(act.label, {
    label: 'Undo',
    onClick: () => void undo.undo(taken),
    onGone: () => void undo.commit(taken),
  });
}
