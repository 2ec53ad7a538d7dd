import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@mantine/core';
import { API_SCOPES, type ApiScope } from '@listwright/domain/accounts';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { faultsByField } from '../../../../api/faultsByField';
import { FormFault } from '../../../../ui/feedback/FormFault';
import { accountMessages } from '../../accountMessages';
import type { ApiKeysStore } from './ApiKeysStore';
import { CreatedKey } from './CreatedKey';
import { useOpensAfterMount } from '../../../../ui/useOpensAfterMount';

interface CreateKeyDialogProps {
  readonly store: ApiKeysStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'No expiry' },
];
const SCOPE_NOTES: Readonly<Record<ApiScope, string>> = {
  read: 'View listings, usage and exports',
  write: 'Generate, edit and delete',
};
const EMPTY = { name: '', scopes: ['read'] as readonly ApiScope[], days: '90' };

/** Name, scopes and lifetime of a new key; then the key itself, once. */
export const CreateKeyDialog = observer(function CreateKeyDialog({ store, isOpen, onClose }: CreateKeyDialogProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const [values, setValues] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const { create, secret } = store;
  const refused = faultsByField(create.error);
  const faults = {
    name: values.name.trim() === '' ? accountMessages.profile.keyNameRequired : null,
    scopes: values.scopes.length === 0 ? accountMessages.profile.scopeRequired : null,
  };
  const close = () => {
    // The key is shown once: do not create it if the dialog was closed meanwhile.
    if (create.isRunning) return;
    onClose();
    store.forgetSecret();
    setValues(EMPTY);
    setAsked(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (faults.name !== null) return document.getElementById('key-name')?.focus();
    if (faults.scopes !== null) return;
    const { name, scopes, days } = values;
    await create.run({
      name: name.trim(),
      scopes: [...scopes],
      ...(days === '' ? {} : { expires_in_days: Number(days) }),
    });
  };
  const choose = (chosen: readonly string[]) =>
    setValues({ ...values, scopes: API_SCOPES.filter((one) => chosen.includes(one)) });
  return (
    <Modal
      opened={isOpened}
      onClose={close}
      title={secret === null ? 'Create API key' : 'Copy your key now'}
      size={480}
      closeOnClickOutside={secret === null}
    >
      {secret !== null ? (
        <CreatedKey secret={secret} onDone={close} />
      ) : (
        <form noValidate onSubmit={submit} className="lw-stack">
          <FormFault error={create.error} fallback={accountMessages.profile.keyCreateFailed} />
          <TextInput
            id="key-name"
            label="Name"
            placeholder="Nightly export"
            description="What the key is for. Only you can see it."
            data-autofocus
            value={values.name}
            error={asked ? (refused.name ?? faults.name) : null}
            onChange={({ currentTarget }) => setValues({ ...values, name: currentTarget.value })}
          />
          <Checkbox.Group
            label="Permissions"
            error={asked ? faults.scopes : null}
            value={[...values.scopes]}
            onChange={choose}
          >
            <div className="lw-stack-tight">
              {API_SCOPES.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={scope === 'read' ? 'Read' : 'Write'}
                  description={SCOPE_NOTES[scope]}
                />
              ))}
            </div>
          </Checkbox.Group>
          <NativeSelect
            label="Expires after"
            data={LIFETIMES}
            value={values.days}
            onChange={({ currentTarget }) => setValues({ ...values, days: currentTarget.value })}
          />
          <div className="lw-dialog-actions">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isRunning}>
              Create key
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
});
