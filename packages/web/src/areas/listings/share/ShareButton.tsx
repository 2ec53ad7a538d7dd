import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import type { ReadProduct } from './ShareStore';

const ShareDialog = lazy(() => import('./ShareDialog').then((share) => ({ default: share.ShareDialog })));

/** Opens the dialog that makes a link to the analysis of a page. */
export function ShareButton({ read }: { readonly read: ReadProduct }) {
  const [isOpen, dialog] = useDisclosure();
  const needsDialog = useHasBeenTrue(isOpen);
  return (
    <>
      <Button size="sm" variant="default" leftSection={<IconShare size={16} aria-hidden />} onClick={dialog.open}>
        Share
      </Button>
      <Suspense fallback={null}>
        {needsDialog ? <ShareDialog read={read} isOpen={isOpen} onClose={dialog.close} /> : null}
      </Suspense>
    </>
  );
}
