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
          ? 'The customer can log in again. All data is still there.'
          : 'The customer is logged out and can’t log in. Data is kept, and you can restore the account.'}
      </p>
    </ConfirmDialog>
  );
}
