import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { notify } from '../../../ui/feedback/notify';
import { adminMessages } from '../adminMessages';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import type { Customer, CustomersStore } from './CustomersStore';

interface ArchiveDialogProps {
  readonly store: CustomersStore;
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Confirms archiving or restoring an account. */
export function ArchiveDialog({ store, customer, onClose }: ArchiveDialogProps) {
  const isOpened = useOpensAfterMount(true);
  const [isRunning, setRunning] = useState(false);
  const { is_deleted: isArchived, email } = customer;
  const confirm = async () => {
    setRunning(true);
    try {
      await store.update(customer.id, { is_deleted: !isArchived });
      notify.success(isArchived ? adminMessages.restored : adminMessages.archived);
    } catch (error) {
      notify.failure(error, adminMessages.updateFailed);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpened}
      title={`${isArchived ? 'Restore' : 'Archive'} ${email}?`}
      confirmLabel={isArchived ? 'Restore' : 'Archive'}
      isRunning={isRunning}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {isArchived
          ? 'The customer can sign in again, with everything as it was.'
          : 'The customer is signed out everywhere and cannot sign in. Everything is kept and can be restored.'}
      </p>
    </ConfirmDialog>
  );
}
