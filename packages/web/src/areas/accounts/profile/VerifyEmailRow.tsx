import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { accountMessages } from '../accountMessages';
import styles from '../accounts.module.css';

const { profile } = accountMessages;

/**
 * A notice that the email address is not verified, with a button that sends the email. Accounts that an administrator
 * created have not received it yet.
 */
export const VerifyEmailRow = observer(function VerifyEmailRow({ email }: { readonly email: string }) {
  const { client } = useRootStore();
  const [delivery, setDelivery] = useState<'mail' | 'outbox' | null>(null);
  const [send] = useState(() => new Task(() => client.accounts.sendVerification()));
  const ask = async () => {
    const sent = await send.run();
    if (sent === undefined) return notify.failure(send.error, profile.verifyFailed);
    setDelivery(sent.delivery);
  };
  return (
    <div className={`lw-item ${styles.itemWraps}`}>
      <span className="lw-recent-mark">
        <IconMail size={16} stroke={1.75} aria-hidden />
      </span>
      <div className="lw-item-text">
        <p className="lw-item-name">Verify your email</p>
        <p className="lw-caption" role="status">
          {delivery === null ? profile.verifyWhy(email) : profile.verifySent[delivery](email)}
        </p>
      </div>
      <Button variant="default" size="sm" loading={send.isRunning} onClick={ask}>
        {delivery === null ? 'Send email' : 'Send again'}
      </Button>
    </div>
  );
});
