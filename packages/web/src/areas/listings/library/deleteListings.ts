import type { UndoStack } from '../../../state/UndoStack';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import { formatNumber } from '../../../ui/formatNumber';
import type { LibraryStore, ListingRow } from './LibraryStore';

/** Hides listings and offers Undo. The server deletes them when the offer expires. */
export function deleteListings(store: LibraryStore, undo: UndoStack, rows: readonly ListingRow[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const name = rows.length === 1 ? `“${first.product_name}”` : formatNumber.count(rows.length, 'listing');
  const ids = rows.map(({ id }) => id);
  ids.forEach((id) => store.select(id, false));
  offerUndo(undo, {
    label: `${name} deleted`,
    hides: ids,
    undo: () => void notify.success(`${name} restored`),
    commit: async () => {
      try {
        await store.remove(ids);
      } catch (error) {
        const rest = rows.length === 1 ? 'It wasn’t deleted.' : 'Listings that weren’t deleted reappear.';
        notify.failure(error, `Failed to delete ${name}. ${rest}`);
        throw error;
      }
    },
  });
}
