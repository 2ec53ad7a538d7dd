import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { faultsByField } from '../../../../api/faultsByField';
import { Task } from '../../../../state/Task';
import { useRootStore } from '../../../../state/useRootStore';
import { FormFault } from '../../../../ui/feedback/FormFault';
import { notify } from '../../../../ui/feedback/notify';
import { accountMessages } from '../../accountMessages';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useFields } from '../../../../ui/useFields';
import { credentialFaults } from '../../fields/credentialFaults';
import { PasswordField } from '../../fields/PasswordField';
import { PasswordStrength } from '../../fields/PasswordStrength';
import profileStyles from '../profile.module.css';
import styles from './PasswordCard.module.css';

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };
const { profile } = accountMessages;

interface PasswordCardProps {
  /** The change ended the other sessions. */
  readonly onChanged: () => void;
}

export const PasswordCard = observer(function PasswordCard({ onChanged }: PasswordCardProps) {
  const { client, session } = useRootStore();
  const [change] = useState(
    () =>
      new Task((current: string, next: string) =>
        client.accounts.changePassword({ body: { current_password: current, new_password: next } }),
      ),
  );
  const { values, field, check, refuse, clear, form } = useFields(EMPTY, (all) => ({
    current_password: all.current_password.trim() === '' ? profile.currentRequired : null,
    new_password: credentialFaults.newPassword(all.new_password),
    confirm_password: credentialFaults.confirmation(all.confirm_password, all.new_password),
  }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await change.run(values.current_password.trim(), values.new_password.trim());
    if (change.status === 'done') {
      clear();
      notify.success(profile.passwordChanged);
      onChanged();
      return;
    }
    refuse(faultsByField(change.error));
  };

  return (
    <SectionCard id="password" title="Password" note="Changing it logs out your other devices.">
      <FormFault error={change.error} fallback={profile.passwordFailed} fields={Object.keys(EMPTY)} />
      <form ref={form} noValidate onSubmit={submit} className={profileStyles.fields}>
        {/* Lets password managers store the new password under this address. */}
        <input type="hidden" autoComplete="username" value={session.user?.email ?? ''} readOnly />
        <div className={styles.fieldSingle}>
          <PasswordField label="Current password" autoComplete="current-password" {...field('current_password')} />
        </div>
        <div className="lw-stack-tight">
          <PasswordField label="New password" autoComplete="new-password" {...field('new_password')} />
          <PasswordStrength password={values.new_password.trim()} />
        </div>
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirm_password')} />
        <div className={styles.fieldSingle}>
          <Button type="submit" variant="default" loading={change.isRunning}>
            Change password
          </Button>
        </div>
      </form>
    </SectionCard>
  );
});
