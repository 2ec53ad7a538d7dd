import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { faultsByField } from '../../../api/faultsByField';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { Notice } from '../../../ui/feedback/Notice';
import { messages } from '../../../ui/messages';
import { useFields } from '../../../ui/useFields';
import { credentialFaults } from '../fields/credentialFaults';
import { PasswordField } from '../fields/PasswordField';
import { PasswordStrength } from '../fields/PasswordStrength';
import { AuthPage } from './AuthPage';

const { auth } = messages;

/** Sets a new password with the link from the email. */
export const ResetPasswordScene = observer(function ResetPasswordScene() {
  const { client } = useRootStore();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const [reset] = useState(
    () => new Task((password: string) => client.accounts.resetPassword({ body: { token, password } })),
  );
  const { values, field, check, refuse, form } = useFields({ password: '', confirm_password: '' }, (all) => ({
    password: credentialFaults.newPassword(all.password),
    confirm_password: credentialFaults.confirmation(all.confirm_password, all.password),
  }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await reset.run(values.password.trim());
    if (reset.status === 'done') {
      notify.success(auth.resetDone);
      return navigate('/login', { replace: true });
    }
    refuse(faultsByField(reset.error));
  };

  return (
    <AuthPage title="Set a new password" purpose="The link works once. All your sessions will be logged out." withPitch>
      {token === '' ? (
        <Notice tone="warn">This link is incomplete. Open it from the email again, or request a new one.</Notice>
      ) : (
        <>
          <FormFault error={reset.error} fallback={auth.resetFailed} fields={['password']} />
          <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
            <div className="lw-stack-tight">
              <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
              <PasswordStrength password={values.password.trim()} />
            </div>
            <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm_password')} />
            <Button type="submit" fullWidth disabled={reset.isRunning}>
              {reset.isRunning ? 'Setting…' : 'Set password'}
            </Button>
          </form>
        </>
      )}
      <p className="lw-secondary">
        <Link to="/forgot-password">Request a new link</Link> · <Link to="/login">Back to the login</Link>
      </p>
    </AuthPage>
  );
});
