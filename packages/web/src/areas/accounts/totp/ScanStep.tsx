import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { CopyButton } from '../../../ui/CopyButton';
import { FormFault } from '../../../ui/feedback/FormFault';
import { accountMessages } from '../accountMessages';
import { useFields } from '../../../ui/useFields';
import { CodeField } from '../fields/CodeField';
import { credentialFaults } from '../fields/credentialFaults';
import type { TotpStore } from './TotpStore';
import accountsStyles from '../accounts.module.css';
import styles from './totp.module.css';

// Two screens show it: in their shared chunk, its encoder would slow every start.
const QrCode = lazy(() => import('./QrCode').then((totp) => ({ default: totp.QrCode })));

interface StepProps {
  readonly store: TotpStore;
  readonly setup: NonNullable<TotpStore['setup']>;
  readonly onCancel?: (() => void) | undefined;
}

/** The secret as QR code and as text, and the input for the first code. */
export const ScanStep = observer(function ScanStep({ store, setup, onCancel }: StepProps) {
  const { confirm } = store;
  const { values, field, check, refuse, form } = useFields({ code: '' }, ({ code }) => ({
    code: credentialFaults.code(code),
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    await confirm.run(values.code.trim());
    if (confirm.status === 'failed') refuse(faultsByField(confirm.error));
  };
  const { secret, otpauth_uri: uri } = setup;
  return (
    <form ref={form} noValidate onSubmit={submit} className="lw-stack">
      <div className={accountsStyles.scan}>
        <Suspense fallback={<div className={styles.qr} aria-busy="true" />}>
          <QrCode text={uri} label="QR code for your authenticator app" />
        </Suspense>
        <div className={`lw-stack-tight ${styles.scanText}`}>
          <p>{accountMessages.totp.scan}</p>
          <p className="lw-caption">{accountMessages.totp.typeInstead}</p>
          <div className={accountsStyles.secret}>
            <code className="lw-mono">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label="Copy setup key" field="Setup key" iconOnly />
          </div>
        </div>
      </div>
      {faultsByField(confirm.error).code === undefined ? (
        <FormFault error={confirm.error} fallback={accountMessages.totp.confirmFailed} />
      ) : null}
      <CodeField hasAutofocus {...field('code')} />
      <div className="lw-dialog-actions">
        {onCancel === undefined ? null : (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={confirm.isRunning} fullWidth={onCancel === undefined}>
          Turn on
        </Button>
      </div>
    </form>
  );
});
