import { Button, UnstyledButton } from '@mantine/core';
import type { FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { FormFault } from '../../../ui/feedback/FormFault';
import { messages } from '../../../ui/messages';
import { useFields } from '../../../ui/useFields';
import { CodeField } from '../fields/CodeField';
import { credentialFaults } from '../fields/credentialFaults';
import { AuthPage } from './AuthPage';
import styles from '../accounts.module.css';

const { auth } = messages;

interface CodeStepProps {
  readonly email: string;
  readonly isRunning: boolean;
  readonly withPitch?: boolean;
  /** Logs in; throws if the server rejects the code. */
  readonly onCode: (code: string) => Promise<void>;
  readonly failure: unknown;
  readonly onBack: () => void;
}

/** The second step of a login: the password was correct, and the account needs a code. */
export function CodeStep({ email, isRunning, withPitch = false, onCode, failure, onBack }: CodeStepProps) {
  const { values, field, check, refuse, restart, form } = useFields({ code: '' }, ({ code }) => ({
    code: credentialFaults.code(code),
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await onCode(values.code.trim()).catch((error: unknown) => refuse(faultsByField(error)));
  };
  const isOfField = faultsByField(failure).code !== undefined;
  return (
    <AuthPage title="Two-step sign-in" purpose={`One more step to log in as ${email}.`} withPitch={withPitch}>
      {isOfField ? null : <FormFault error={failure} fallback={auth.loginFailed} />}
      <form ref={form} method="post" noValidate onSubmit={submit} className="lw-stack">
        <CodeField hasAutofocus onSwap={() => restart('code')} {...field('code')} />
        <Button type="submit" fullWidth disabled={isRunning}>
          {isRunning ? auth.signingIn : 'Verify'}
        </Button>
      </form>
      <UnstyledButton type="button" className={`lw-link lw-small ${styles.codeSwap}`} onClick={onBack}>
        Back to email and password
      </UnstyledButton>
    </AuthPage>
  );
}
