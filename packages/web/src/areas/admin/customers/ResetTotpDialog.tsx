import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Task } from '../../../state/Task';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { notify } from '../../../ui/feedback/notify';
import { adminMessages } from '../adminMessages';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import type { Customer, CustomersStore } from './CustomersStore';

interface ResetTotpDialogProps {
  readonly store: CustomersStore;
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** For a customer who lost both the app and the recovery codes. */
export const ResetTotpDialog = observer(function ResetTotpDialog({ store, customer, onClose }: ResetTotpDialogProps) {
  const isOpened = useOpensAfterMount(true);
  const [reset] = useState(() => new Task(() => store.resetTotp(customer)));
  const confirm = async () => {
    await reset.run();
    if (reset.status === 'done') notify.success(adminMessages.totpReset);
    else notify.failure(reset.error, adminMessages.totpResetFailed);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpened}
      title={`Reset two-step sign-in for ${customer.email}?`}
      confirmLabel="Reset"
      isRunning={reset.isRunning}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        The customer logs in with the password only until they set up two-step sign-in again, and is logged out
        everywhere. Verify that the request comes from the account owner.
      </p>
    </ConfirmDialog>
  );
});
