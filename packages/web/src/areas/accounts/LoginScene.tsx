import { Button, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { faultsByField } from '../../api/faultsByField';
import { useRootStore } from '../../state/useRootStore';
import { FormFault } from '../../ui/feedback/FormFault';
import { notify } from '../../ui/feedback/notify';
import { messages } from '../../ui/messages';
import { useFields } from '../../ui/useFields';
import { AuthPage } from './AuthPage';
import { credentialFaults } from './credentialFaults';
import { PasswordField } from './PasswordField';
import { returnPath } from './returnPath';

const { auth } = messages;

export const LoginScene = observer(function LoginScene() {
  const { session } = useRootStore();
  const [query] = useSearchParams();
  const registered = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [failure, setFailure] = useState<unknown>(null);
  const { values, field, check, refuse, form } = useFields(
    { email: registered, password: '' },
    ({ email, password }) => ({
      email: credentialFaults.email(email),
      password: credentialFaults.password(password),
    }),
  );
  if (session.isAuthenticated) return <Navigate to={returnPath(query.get('next'))} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setFailure(null);
    try {
      const { role } = await session.login(values.email, values.password);
      notify.success(role === 'admin' ? auth.welcomeBackAdmin : auth.welcomeBack);
    } catch (error) {
      refuse(faultsByField(error));
      setFailure(error);
      notify.failure(error, auth.loginFailed);
    }
  };

  return (
    <AuthPage title="Log in" purpose="Welcome back to your listings." withPitch>
      {session.hasEnded ? (
        <p className="lw-notice" role="status">
          <IconInfoCircle size={16} aria-hidden />
          {auth.sessionEnded}
        </p>
      ) : null}
      <FormFault error={failure} fallback={auth.loginFailed} />
      <form ref={form} noValidate onSubmit={submit} className="lw-stack">
        <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" fullWidth disabled={session.isLoading}>
          {session.isLoading ? auth.signingIn : 'Sign in'}
        </Button>
      </form>
      <p className="lw-secondary">
        New to Listwright? <Link to="/register">Create an account</Link>
      </p>
    </AuthPage>
  );
});
