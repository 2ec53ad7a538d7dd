import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { saveFile } from '../../../api/saveFile';
import { useRootStore } from '../../../state/useRootStore';
import { CopyButton } from '../../../ui/CopyButton';
import { notify } from '../../../ui/feedback/notify';
import { listingMessages } from '../listingMessages';
import { copyAsText } from './text/copyAsText';
import { exportListing } from './exportListing';
import type { ListingEditor } from './ListingEditor';

/**
 * Copy and the template of the listing's marketplace. Files use the saved text. The download is the primary action unless
 * contradictions come first.
 */
export const ExportButtons = observer(function ExportButtons({ editor }: { readonly editor: ListingEditor }) {
  const { client } = useRootStore();
  const [isLoading, setLoading] = useState(false);
  const { listing, copy } = editor;
  const isAmazon = listing.marketplace === 'amazon';
  const download = async () => {
    setLoading(true);
    try {
      saveFile(await exportListing(client, listing.marketplace, listing.id));
      notify.success(isAmazon ? listingMessages.amazonDownloaded : listingMessages.shopifyDownloaded);
    } catch (error) {
      notify.failure(error, listingMessages.downloadFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <CopyButton label="Copy" text={copyAsText(copy, listing.marketplace)} />
      <Button
        variant={listing.contradictions.length > 0 ? 'default' : 'filled'}
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        // What is being saved is in the file.
        loading={isLoading || editor.save.isRunning}
        onClick={download}
      >
        {isAmazon ? 'Download Amazon template' : 'Download Shopify template'}
      </Button>
    </>
  );
});
