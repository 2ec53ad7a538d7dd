import type { UndoStack } from '../../../state/UndoStack';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import type { ProductStore } from './ProductStore';

/** Hides a product and offers Undo. The server deletes it when the offer expires. */
export function deleteProduct(store: ProductStore, undo: UndoStack): void {
  const { product } = store;
  if (product === null) return;
  const name = `“${product.product_name}”`;
  offerUndo(undo, {
    label: `${name} deleted. Its listings stay.`,
    hides: [product.id],
    undo: () => void notify.success(`${name} restored`),
    commit: async () => {
      try {
        await store.remove();
      } catch (error) {
        notify.failure(error, `Failed to delete ${name}. It wasn’t deleted.`);
        throw error;
      }
    },
  });
}
