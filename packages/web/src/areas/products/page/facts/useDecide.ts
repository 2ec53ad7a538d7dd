import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import { useRootStore } from '../../../../state/useRootStore';
import { productMessages } from '../../productMessages';
import type { ProductStore } from '../ProductStore';

export const FACTS = 'facts';

/** Carries out a decision about facts, says it, and offers Undo for what was left out. */
export function useDecide(store: ProductStore) {
  const { undo } = useRootStore();
  const run = async (act: () => Promise<boolean>) => {
    if (await act()) return true;
    // A product that was changed elsewhere says so above the facts.
    if (!store.wasChanged) notify.failure(store.change.error, productMessages.factFailed);
    focusFacts();
    return false;
  };
  return {
    /** A decision that leaves words of the input out. */
    leaveOut: async (label: string, act: () => Promise<boolean>) => {
      const before = store.product?.leave_out ?? [];
      if (!(await run(act))) return;
      focusFacts();
      const restore = async () => void (await run(() => store.editPart({ leave_out: before })));
      offerUndo(undo, { label, scope: store, undo: restore });
    },
    /** Any other decision. */
    settle: async (label: string, act: () => Promise<boolean>) => {
      const isDone = await run(act);
      if (isDone) store.say(label);
      return isDone;
    },
  };
}

/** After its row is gone, the focus is on the facts. */
function focusFacts(): void {
  requestAnimationFrame(() => document.getElementById(FACTS)?.focus({ preventScroll: true }));
}
