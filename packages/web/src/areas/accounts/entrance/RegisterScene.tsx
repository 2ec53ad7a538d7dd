import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { faultsByField } from '../../../api/faultsByField';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { messages } from '../../../ui/messages';
import { useFields } from '../../../ui/useFields';
import { AuthPage } from './AuthPage';
import { credentialFaults } from '../fields/credentialFaults';
import { PasswordField } from '../fields/PasswordField';
import { PasswordStrength } from '../fields/PasswordStrength';

const { auth } = messages;
const EMPTY = { full_name: '', email: '', password: '', confirm_password: '', company_name: '', phone: '' };

export const RegisterScene = observer(function RegisterScene() {
  const { session } = useRootStore();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const { values, field, check, refuse, form } = useFields(EMPTY, (all) => ({
    full_name: credentialFaults.fullName(all.full_name),
    email: credentialFaults.email(all.email),
    password: credentialFaults.newPassword(all.password),
    confirm_password: credentialFaults.confirmation(all.confirm_password, all.password),
  }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.confirm_password.trim() !== '' && values.confirm_password.trim() !== values.password.trim()) {
      notify.error(auth.passwordsDiffer);
    }
    if (!check()) return;
    setFailure(null);
    const { confirm_password: _, ...details } = values;
    try {
      await session.register(details);
      notify.success(auth.registered);
      // The first listing is what a new seller came for.
      void navigate('/login?next=/app/generate', { state: { email: values.email.trim() } });
    } catch (error) {
      refuse(faultsByField(error));
      setFailure(error);
    }
  };

  return (
    <AuthPage title="Create your account" purpose="Free to start. Your data stays on this server." withPitch>
      <FormFault error={failure} fallback={auth.registerFailed} fields={Object.keys(EMPTY)} />
      <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
        <TextInput label="Full name" autoComplete="name" {...field('full_name')} />
        <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <div className="lw-stack-tight">
          <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
          <PasswordStrength password={values.password.trim()} />
        </div>
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm_password')} />
        <details className="lw-details">
          <summary>Add company details</summary>
          <div className="lw-stack lw-details-body">
            <TextInput label="Company" description="Optional" autoComplete="organization" {...field('company_name')} />
            <TextInput label="Phone" description="Optional" type="tel" autoComplete="tel" {...field('phone')} />
          </div>
        </details>
        <Button type="submit" fullWidth disabled={session.isLoading}>
          {session.isLoading ? auth.creatingAccount : 'Create account'}
        </Button>
      </form>
      <p className="lw-secondary">
        Already have an account? <Link to="/login">Log in</Link>
      </p>
    </AuthPage>
  );
});
