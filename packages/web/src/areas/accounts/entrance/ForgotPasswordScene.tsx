import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { faultsByField } from '../../../api/faultsByField';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { messages } from '../../../ui/messages';
import { useFields } from '../../../ui/useFields';
import { credentialFaults } from '../fields/credentialFaults';
import { AuthPage } from './AuthPage';
import styles from './ForgotPasswordScene.module.css';

const { auth } = messages;

/** Requests a password reset link. The response is the same whether or not the account exists. */
export const ForgotPasswordScene = observer(function ForgotPasswordScene() {
  const { client } = useRootStore();
  const known = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [ask] = useState(() => new Task((email: string) => client.accounts.forgotPassword({ body: { email } })));
  const [delivery, setDelivery] = useState<'mail' | 'outbox' | null>(null);
  const { values, field, check, refuse, form } = useFields({ email: known }, ({ email }) => ({
    email: credentialFaults.email(email),
  }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    const answer = await ask.run(values.email.trim());
    if (answer !== undefined) return setDelivery(answer.delivery);
    refuse(faultsByField(ask.error));
  };

  return (
    <AuthPage title="Forgot your password?" purpose="Enter your email and we’ll send you a reset link." withPitch>
      {delivery === null ? (
        <>
          <FormFault error={ask.error} fallback={auth.linkFailed} fields={['email']} />
          <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
            <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
            <Button type="submit" fullWidth disabled={ask.isRunning}>
              {ask.isRunning ? 'Sending…' : 'Send the link'}
            </Button>
          </form>
        </>
      ) : (
        <>
          <Notice>
            <p>{auth.linkAsked}</p>
            {delivery === 'outbox' ? <p className={styles.noticeMore}>{auth.linkInOutbox}</p> : null}
          </Notice>
          <Button variant="default" onClick={() => setDelivery(null)}>
            Use another email
          </Button>
        </>
      )}
      <p className="lw-secondary">
        <Link to="/login">Back to the login</Link>
      </p>
    </AuthPage>
  );
});
