import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { accountMessages } from '../accountMessages';
import { useFields } from '../../../ui/useFields';
import { PasswordField } from '../fields/PasswordField';
import type { TotpStore } from './TotpStore';

interface StepProps {
  readonly store: TotpStore;
  readonly onCancel?: (() => void) | undefined;
}

/** The person at an unlocked screen may not be the owner. */
export const PasswordStep = observer(function PasswordStep({ store, onCancel }: StepProps) {
  const { session } = useRootStore();
  const { start } = store;
  const { values, field, check, refuse, form } = useFields({ password: '' }, ({ password }) => ({
    password: password.trim() === '' ? accountMessages.profile.currentRequired : null,
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await start.run(values.password.trim());
    if (start.status === 'failed') refuse(faultsByField(start.error));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="lw-stack">
      <p className="lw-secondary">{accountMessages.totp.why}</p>
      {faultsByField(start.error).password === undefined ? (
        <FormFault error={start.error} fallback={accountMessages.totp.startFailed} />
      ) : null}
      <input type="hidden" autoComplete="username" value={session.user?.email ?? ''} readOnly />
      <PasswordField label="Your password" autoComplete="current-password" hasAutofocus {...field('password')} />
      <div className="lw-dialog-actions">
        {onCancel === undefined ? null : (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={start.isRunning} fullWidth={onCancel === undefined}>
          Continue
        </Button>
      </div>
    </form>
  );
});
