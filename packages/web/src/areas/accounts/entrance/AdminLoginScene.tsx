import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { faultsByField } from '../../../api/faultsByField';
import { failureMessage } from '../../../api/failureMessage';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { Notice } from '../../../ui/feedback/Notice';
import { messages } from '../../../ui/messages';
import { useHasScene } from '../../../ui/navigation/useHasScene';
import { useFields } from '../../../ui/useFields';
import { PasswordField } from '../fields/PasswordField';
import { AuthPage } from './AuthPage';
import { homePath } from './homePath';

const { auth } = messages;

export const AdminLoginScene = observer(function AdminLoginScene() {
  const { session } = useRootStore();
  const hasScene = useHasScene();
  const [refusal, setRefusal] = useState('');
  const { values, field, check, refuse, form } = useFields({ email: '', password: '' }, ({ email, password }) => ({
    email: email.trim() === '' ? auth.emailRequired : null,
    password: password.trim() === '' ? auth.passwordRequired : null,
  }));
  if (session.isAdmin) return <Navigate to={homePath(session.user, hasScene)} replace />;

  const tell = (message: string) => {
    setRefusal(message);
    notify.error(message);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setRefusal('');
    try {
      const admin = await session.loginAdmin(values.email, values.password);
      if (admin === null) tell(auth.adminDenied);
      else notify.success(auth.adminWelcome);
    } catch (error) {
      refuse(faultsByField(error));
      tell(failureMessage(error, auth.adminLoginFailed));
    }
  };

  return (
    <AuthPage title="Admin login" purpose="For the administrators of this server.">
      {refusal === '' ? null : (
        <Notice tone="bad" isUrgent>
          {refusal}
        </Notice>
      )}
      <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
        <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" fullWidth disabled={session.isLoading}>
          {session.isLoading ? auth.signingIn : 'Sign in'}
        </Button>
      </form>
      <p className="lw-secondary">
        <Link to="/login">Back to the regular login</Link>
      </p>
    </AuthPage>
  );
});
