import { Button, Modal, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { faultsByField } from '../../../../api/faultsByField';
import { Task } from '../../../../state/Task';
import { useRootStore } from '../../../../state/useRootStore';
import { FormFault } from '../../../../ui/feedback/FormFault';
import { notify } from '../../../../ui/feedback/notify';
import { accountMessages } from '../../accountMessages';
import { PasswordField } from '../../fields/PasswordField';
import { dropDrafts } from './dropDrafts';
import { useOpensAfterMount } from '../../../../ui/useOpensAfterMount';
import styles from '../../accounts.module.css';

interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms the deletion of an account: the email address typed, and the password. */
export const DeleteAccountDialog = observer(function DeleteAccountDialog({
  isOpen,
  onClose,
}: DeleteAccountDialogProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const { client, session } = useRootStore();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [remove] = useState(
    () => new Task((secret: string) => client.accounts.deleteAccount({ body: { password: secret } })),
  );
  const email = session.user?.email ?? '';
  const isNamed = typed.trim().toLowerCase() === email.toLowerCase();
  const isReady = isNamed && password !== '';
  const close = () => {
    // A request that was sent cannot be cancelled, so the dialog stays open.
    if (remove.isRunning) return;
    onClose();
    setTyped('');
    setPassword('');
    remove.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const { user } = session;
    await remove.run(password.trim());
    if (remove.status !== 'done') return undefined;
    dropDrafts(user?.id ?? '');
    session.forget();
    notify.success(accountMessages.profile.deleted);
    return navigate('/login', { replace: true });
  };
  const fault = faultsByField(remove.error).password ?? null;
  return (
    <Modal opened={isOpened} onClose={close} title={`Delete ${email}?`} size={480}>
      <form noValidate onSubmit={submit} className="lw-stack">
        <p className="lw-secondary">
          This permanently deletes your listings, versions, API keys and sessions. Files you exported aren’t affected.
        </p>
        <FormFault error={remove.error} fallback={accountMessages.profile.deleteFailed} fields={['password']} />
        <TextInput
          label={`Type ${email} to confirm`}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={fault}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <div className="lw-dialog-actions">
          <p className={`lw-caption ${styles.dialogReason}`} id="delete-reason">
            {isReady ? '' : 'Enter your email and password to continue.'}
          </p>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="bad"
            disabled={!isReady}
            aria-describedby="delete-reason"
            loading={remove.isRunning}
          >
            Delete account
          </Button>
        </div>
      </form>
    </Modal>
  );
});
