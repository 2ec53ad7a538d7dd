import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { adminMessages } from '../adminMessages';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import type { Customer, CustomersStore } from './CustomersStore';

interface DeleteDialogProps {
  readonly store: CustomersStore;
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Confirms a permanent deletion: the email address must be typed. */
export function DeleteDialog({ store, customer, onClose }: DeleteDialogProps) {
  const isOpened = useOpensAfterMount(true);
  const [typed, setTyped] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isNamed = typed.trim().toLowerCase() === customer.email.toLowerCase();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNamed) return;
    setRunning(true);
    try {
      await store.remove(customer, typed.trim());
      notify.success(adminMessages.deleted);
      onClose();
    } catch (error) {
      setFailure(error);
      setRunning(false);
    }
  };
  return (
    <Modal opened={isOpened} onClose={onClose} title={`Delete ${customer.email}?`} size={480}>
      <form noValidate onSubmit={submit} className="lw-stack">
        <p>{adminMessages.deleteQuestion}</p>
        <p className="lw-secondary">
          This permanently deletes listings, keys and sessions. Payments and usage stay in the ledger without a name.
        </p>
        <FormFault error={failure} fallback={adminMessages.deleteFailed} />
        <TextInput
          label={`Type ${customer.email} to confirm`}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="bad" disabled={!isNamed} loading={isRunning}>
            Delete permanently
          </Button>
        </div>
      </form>
    </Modal>
  );
}
