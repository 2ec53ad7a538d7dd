import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { MARKETPLACES, type Marketplace } from '@listwright/domain/marketplaces';
import { observer } from 'mobx-react-lite';
import { saveFile } from '../../../api/saveFile';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { listingMessages } from '../listingMessages';
import { deleteListings } from './deleteListings';
import type { LibraryStore } from './LibraryStore';
import styles from './SelectionBar.module.css';

/** Actions for the selected listings: one file per marketplace, or deletion. */
export const SelectionBar = observer(function SelectionBar({ store }: { readonly store: LibraryStore }) {
  const { client, undo } = useRootStore();
  const { selection } = store;
  if (selection.length === 0) return null;
  const idsOf = (marketplace: Marketplace) =>
    selection.filter((row) => row.marketplace === marketplace).map(({ id }) => id);
  const download = async (marketplace: Marketplace) => {
    const query = { ids: idsOf(marketplace).join(',') };
    try {
      const isAmazon = marketplace === 'amazon';
      saveFile(
        isAmazon
          ? await client.listings.exportManyAmazon({ query })
          : await client.listings.exportManyShopify({ query }),
      );
      notify.success(isAmazon ? listingMessages.amazonDownloaded : listingMessages.shopifyDownloaded);
    } catch (error) {
      notify.failure(error, listingMessages.downloadFailed);
    }
  };
  return (
    <section className={`lw-save-bar ${styles.bar}`} aria-label="Selection">
      <p className="lw-save-bar-text" role="status">
        {formatNumber.integer(selection.length)} selected
      </p>
      <div className={`lw-row ${styles.actions}`}>
        <Button variant="subtle" color="neutral" size="sm" onClick={() => store.selectAll(false)}>
          Clear
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => deleteListings(store, undo, selection)}
        >
          Delete
        </Button>
        {MARKETPLACES.filter((marketplace) => idsOf(marketplace).length > 0).map((marketplace) => (
          <Button
            key={marketplace}
            size="sm"
            className={styles.file}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => download(marketplace)}
          >
            {marketplace === 'amazon' ? 'Export to Amazon' : 'Export to Shopify'} ({idsOf(marketplace).length})
          </Button>
        ))}
      </div>
    </section>
  );
});
