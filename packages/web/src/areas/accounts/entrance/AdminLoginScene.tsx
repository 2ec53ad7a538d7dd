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
import { requiresTotpCode } from './requiresTotpCode';
import { AuthPage } from './AuthPage';
import { CodeStep } from './CodeStep';
import { homePath } from './homePath';

const { auth } = messages;

export const AdminLoginScene = observer(function AdminLoginScene() {
  const { session } = useRootStore();
  const hasScene = useHasScene();
  /** The server's error, or the message for an account that is not an administrator. */
  const [failure, setFailure] = useState<unknown>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const { values, field, check, refuse, form } = useFields({ email: '', password: '' }, ({ email, password }) => ({
    email: email.trim() === '' ? auth.emailRequired : null,
    password: password.trim() === '' ? auth.passwordRequired : null,
  }));
  if (session.isAdmin) return <Navigate to={homePath(session.user, hasScene)} replace />;

  const enter = async (code?: string) => {
    setFailure(null);
    try {
      const admin = await session.loginAdmin(values.email, values.password, code);
      if (admin !== null) {
        notify.success(auth.adminWelcome);
        return;
      }
      setNeedsCode(false);
      setFailure(auth.adminDenied);
    } catch (error) {
      if (requiresTotpCode(error)) return setNeedsCode(true);
      setFailure(error);
      throw error;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check()) await enter().catch((error: unknown) => refuse(faultsByField(error)));
  };
  const back = () => {
    setNeedsCode(false);
    setFailure(null);
  };
  if (needsCode) {
    return (
      <CodeStep
        email={values.email.trim()}
        isRunning={session.isLoading}
        onCode={enter}
        failure={failure}
        onBack={back}
      />
    );
  }
  const refusal = typeof failure === 'string' ? failure : failureMessage(failure, auth.adminLoginFailed);

  return (
    <AuthPage title="Admin login" purpose="For administrators of this server.">
      {failure === null ? null : (
        <Notice tone="bad" isUrgent>
          {refusal}
        </Notice>
      )}
      <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
        <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" fullWidth disabled={session.isLoading}>
          {session.isLoading ? auth.signingIn : 'Log in'}
        </Button>
      </form>
      <p className="lw-secondary">
        <Link to="/login">Back to user login</Link>
      </p>
    </AuthPage>
  );
});
