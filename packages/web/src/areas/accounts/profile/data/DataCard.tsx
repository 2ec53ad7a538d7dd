import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useExportAccount } from '../../../../ui/account/useExportAccount';
import { useHasBeenTrue } from '../../../../ui/useHasBeenTrue';
import profileStyles from '../profile.module.css';
import styles from './DataCard.module.css';

const DeleteAccountDialog = lazy(() =>
  import('./DeleteAccountDialog').then((data) => ({ default: data.DeleteAccountDialog })),
);

/** Export and account deletion. */
export function DataCard() {
  const [isOpen, dialog] = useDisclosure();
  const needsDialog = useHasBeenTrue(isOpen);
  const { isRunning, run } = useExportAccount();
  return (
    <SectionCard id="data" title="Your data">
      <div className={profileStyles.setting}>
        <div>
          <p className="lw-meter-label">Export</p>
          <p className="lw-caption">Your profile, usage and all listings with their versions, in one JSON file.</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isRunning}
          onClick={run}
        >
          Export my data
        </Button>
      </div>
      <div className={profileStyles.setting}>
        <div>
          <p className="lw-meter-label">Delete</p>
          <p className="lw-caption">Permanently deletes your account and everything in it.</p>
        </div>
        <Button
          variant="default"
          size="sm"
          className={styles.danger}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={dialog.open}
        >
          Delete my account
        </Button>
      </div>
      <Suspense fallback={null}>
        {needsDialog ? <DeleteAccountDialog isOpen={isOpen} onClose={dialog.close} /> : null}
      </Suspense>
    </SectionCard>
  );
}
