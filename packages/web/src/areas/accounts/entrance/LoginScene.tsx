import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { faultsByField } from '../../../api/faultsByField';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/notify';
import { messages } from '../../../ui/messages';
import { useHasScene } from '../../../ui/navigation/useHasScene';
import { useFields } from '../../../ui/useFields';
import { requiresTotpCode } from './requiresTotpCode';
import { AuthPage } from './AuthPage';
import { CodeStep } from './CodeStep';
import { credentialFaults } from '../fields/credentialFaults';
import { PasswordField } from '../fields/PasswordField';
import { homePath } from './homePath';
import { returnPath } from './returnPath';

const { auth } = messages;

export const LoginScene = observer(function LoginScene() {
  const { session } = useRootStore();
  const hasScene = useHasScene();
  const [query] = useSearchParams();
  const registered = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [failure, setFailure] = useState<unknown>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const { values, field, check, refuse, form } = useFields(
    { email: registered, password: '' },
    ({ email, password }) => ({
      email: credentialFaults.email(email),
      password: credentialFaults.password(password),
    }),
  );
  if (session.isAuthenticated) {
    return <Navigate to={returnPath(query.get('next'), homePath(session.user, hasScene))} replace />;
  }

  const enter = async (code?: string) => {
    setFailure(null);
    try {
      const { role } = await session.login(values.email, values.password, code);
      notify.success(role === 'admin' ? auth.welcomeBackAdmin : auth.welcomeBack);
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
        withPitch
        onCode={enter}
        failure={failure}
        onBack={back}
      />
    );
  }

  return (
    <AuthPage title="Log in" purpose="Log in to your listings." withPitch>
      {session.hasEnded ? <Notice>{auth.sessionEnded}</Notice> : null}
      <FormFault error={failure} fallback={auth.loginFailed} />
      <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
        <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <div className="lw-stack-tight">
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <Link to="/forgot-password" state={{ email: values.email.trim() }} className="lw-link lw-small">
            Forgot password?
          </Link>
        </div>
        <Button type="submit" fullWidth disabled={session.isLoading}>
          {session.isLoading ? auth.signingIn : 'Log in'}
        </Button>
      </form>
      <p className="lw-secondary">
        New to Listwright? <Link to="/register">Create an account</Link>
      </p>
    </AuthPage>
  );
});
