import { Menu } from '@mantine/core';
import {
  IconCopyPlus,
  IconDownload,
  IconLayoutSidebarRight,
  IconPackage,
  IconPencil,
  IconSeo,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../../api/saveFile';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { useOpenMenu } from '../../../ui/navigation/useOpenMenu';
import { listingMessages } from '../listingMessages';
import { exportListing } from '../listingEditor/exportListing';
import { deleteListings } from './deleteListings';
import { RowButton } from './RowButton';
import type { LibraryStore, ListingRow } from './LibraryStore';

export interface RowActionsProps {
  readonly store: LibraryStore;
  readonly row: ListingRow;
  /** Opens it beside the library. */
  readonly onLook: () => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a listing. Opens at once: it is made when its button is pressed. */
export function RowActions({ store, row, onLook }: RowActionsProps) {
  const { isOpen, setOpen, button } = useOpenMenu();
  const { client, undo } = useRootStore();
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/app/listings/${id}`);
  const copy = async () => {
    try {
      const id = await store.copy(row.id);
      notify.success('Listing copied', { label: 'Open the copy', onClick: () => open(id) });
    } catch (error) {
      notify.failure(error, 'Failed to copy listing');
    }
  };
  const download = async () => {
    try {
      saveFile(await exportListing(client, row.marketplace, row.id));
      notify.success(
        row.marketplace === 'amazon' ? listingMessages.amazonDownloaded : listingMessages.shopifyDownloaded,
      );
    } catch (error) {
      notify.failure(error, listingMessages.downloadFailed);
    }
  };
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={220}>
      <Menu.Target>
        <RowButton ref={button} name={row.product_name} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`Actions for ${row.product_name}`}>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => open(row.id)}>
          Open
        </Menu.Item>
        <Menu.Item leftSection={<IconLayoutSidebarRight {...icon} />} onClick={onLook}>
          Quick look
        </Menu.Item>
        {row.product_id === null ? null : (
          <Menu.Item
            leftSection={<IconPackage {...icon} />}
            onClick={() => void navigate(`/app/products/${row.product_id}`)}
          >
            Open product
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconSeo {...icon} />}
          onClick={() => void navigate(`/app/seo-analyzer?listing=${row.id}`)}
        >
          Check SEO
        </Menu.Item>
        <Menu.Item leftSection={<IconCopyPlus {...icon} />} onClick={copy}>
          Make a copy
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={download}>
          {row.marketplace === 'amazon' ? 'Download Amazon template' : 'Download Shopify template'}
        </Menu.Item>
        <Menu.Divider role="separator" />
        <Menu.Item
          className="lw-menu-danger"
          leftSection={<IconTrash {...icon} />}
          onClick={() => deleteListings(store, undo, [row])}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
