import type { api, CallOutput } from '@listwright/application/contract';
import { Button, Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import styles from './OutboxCard.module.css';

type Mail = CallOutput<typeof api.mail.outbox>['mails'][number];

interface OutboxCardProps {
  readonly waiting: number;
  readonly failed: number;
}

/** How many emails are in view before all are asked for. */
const FIRST = 5;

/** The latest emails. Without SMTP an administrator forwards their links. */
export const OutboxCard = observer(function OutboxCard({ waiting, failed }: OutboxCardProps) {
  const { client } = useRootStore();
  const [isComplete, showAll] = useState(false);
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const [load] = useState(
    () => new Task(async () => setMails((await client.mail.outbox({ query: { limit: 20 } })).mails)),
  );
  const read = () => void load.run();
  useEffect(read, []);
  return (
    <SectionCard
      title="Email outbox"
      note={`${formatNumber.integer(waiting)} waiting, ${formatNumber.integer(failed)} failed. Without SMTP_URL no email is sent: pass the links on yourself.`}
    >
      {load.status === 'failed' ? (
        <ErrorState title="Failed to load the outbox" error={load.error} onRetry={read} />
      ) : mails === null ? (
        <Skeleton height={60} className="lw-after-200ms" role="status" aria-label="Loading emails" />
      ) : mails.length === 0 ? (
        <p className="lw-secondary">No emails in the last 30 days.</p>
      ) : (
        <>
          <ul className="lw-items">
            {mails.slice(0, isComplete ? mails.length : FIRST).map((mail) => (
              <li key={mail.id} className="lw-item">
                <div className="lw-item-text">
                  <p className="lw-row lw-item-name">
                    {mail.subject}
                    <StatusPill tone={mail.sent_at !== null ? 'ok' : mail.failure !== null ? 'bad' : 'info'}>
                      {mail.sent_at !== null ? 'Sent' : mail.failure !== null ? 'Failed' : 'Waiting'}
                    </StatusPill>
                  </p>
                  <p className="lw-caption">
                    {mail.to} · {formatDate.ago(mail.created_at)}
                    {mail.failure === null ? '' : ` · ${mail.failure}`}
                  </p>
                  {mail.text === '' ? null : (
                    <details>
                      <summary className="lw-small">Show text</summary>
                      <pre className={`lw-well ${styles.email}`}>{mail.text}</pre>
                    </details>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {isComplete || mails.length <= FIRST ? null : (
            <Button variant="default" size="sm" onClick={() => showAll(true)}>
              Show all {formatNumber.integer(mails.length)}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  );
});
