import { Button, Modal } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { accountMessages } from '../accountMessages';
import { useFields } from '../../../ui/useFields';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { CodeField } from '../fields/CodeField';
import { credentialFaults } from '../fields/credentialFaults';
import { PasswordField } from '../fields/PasswordField';
import { RecoveryCodes } from './RecoveryCodes';
import type { TotpStore } from './TotpStore';

interface ProofDialogProps {
  readonly store: TotpStore;
  /** The change that needs password and code; null: closed. */
  readonly purpose: 'disable' | 'makeCodes' | null;
  readonly onClose: () => void;
}

const PURPOSES = {
  disable: {
    title: 'Turn off two-step sign-in?',
    label: 'Turn off',
    note: accountMessages.totp.disableNote,
    color: 'bad',
  },
  makeCodes: { title: 'New recovery codes', label: 'Create new codes', note: accountMessages.totp.newCodesNote },
} as const;
const EMPTY = { password: '', code: '' };

/** Asks for password and code before two-step sign-in changes. */
export const ProofDialog = observer(function ProofDialog({ store, purpose, onClose }: ProofDialogProps) {
  const { session } = useRootStore();
  const isOpened = useOpensAfterMount(purpose !== null);
  const task = store[purpose ?? 'makeCodes'];
  const { title, label, note, ...look } = PURPOSES[purpose ?? 'makeCodes'];
  const { values, field, check, refuse, clear, restart, form } = useFields(EMPTY, ({ password, code }) => ({
    password: password.trim() === '' ? accountMessages.profile.currentRequired : null,
    code: credentialFaults.code(code),
  }));
  const { recoveryCodes } = store;
  const close = () => {
    if (task.isRunning) return;
    onClose();
    store.forget();
    clear();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await task.run(values.password.trim(), values.code.trim());
    if (task.status === 'failed') return refuse(faultsByField(task.error));
    if (purpose === 'disable') {
      notify.success(accountMessages.totp.off);
      close();
    }
  };
  const isOfFields = Object.keys(faultsByField(task.error)).length > 0;
  return (
    <Modal
      opened={isOpened}
      onClose={close}
      title={recoveryCodes === null ? title : 'Save your recovery codes'}
      size={480}
      closeOnClickOutside={recoveryCodes === null}
      closeOnEscape={recoveryCodes === null}
      withCloseButton={recoveryCodes === null}
    >
      {recoveryCodes !== null ? (
        <RecoveryCodes codes={recoveryCodes} email={session.user?.email ?? ''} onDone={close} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="lw-stack">
          <p className="lw-secondary">{note}</p>
          {isOfFields ? null : <FormFault error={task.error} fallback={accountMessages.totp.changeFailed} />}
          <PasswordField label="Your password" autoComplete="current-password" hasAutofocus {...field('password')} />
          <CodeField onSwap={() => restart('code')} {...field('code')} />
          <div className="lw-dialog-actions">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={task.isRunning} {...look}>
              {label}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
});
