import { modals } from '@mantine/modals';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import type { LibraryStore, ListingRow } from './LibraryStore';

/** Asks before deleting, naming what goes; it does not come back. */
export function confirmDelete(store: LibraryStore, rows: readonly ListingRow[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const name = rows.length === 1 ? `“${first.product_name}”` : formatNumber.count(rows.length, 'listing');
  modals.openConfirmModal({
    title: `Delete ${name}?`,
    children: (
      <p className="lw-secondary">The text and all its versions are deleted for good. Exported files stay with you.</p>
    ),
    labels: { confirm: 'Delete', cancel: 'Cancel' },
    confirmProps: { color: 'bad' },
    onConfirm: async () => {
      try {
        await store.remove(rows.map(({ id }) => id));
        notify.success(rows.length === 1 ? 'Listing deleted' : `${formatNumber.count(rows.length, 'listing')} deleted`);
      } catch (error) {
        notify.failure(error, 'Failed to delete listing');
      }
    },
  });
}
