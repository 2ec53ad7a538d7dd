import { Button, Skeleton } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../../state/useRootStore';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { notify } from '../../../../ui/feedback/notify';
import { formatDate } from '../../../../ui/formatDate';
import { formatNumber } from '../../../../ui/formatNumber';
import { accountMessages } from '../../accountMessages';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { deviceName } from '../../../../ui/account/deviceName';
import { SessionsStore, type Session } from './SessionsStore';

const { profile } = accountMessages;
const SHOWN = 5;

export const SessionsCard = observer(function SessionsCard() {
  const { client } = useRootStore();
  const [store] = useState(() => new SessionsStore(client));
  const [showsAll, setShowsAll] = useState(false);
  const load = () => void store.load.run();
  useEffect(load, []);
  const { rows, others, load: loading } = store;
  const end = async (session: Session) => {
    try {
      await store.end(session);
      notify.success(profile.sessionEnded);
    } catch (error) {
      notify.failure(error, profile.sessionEndFailed, { label: 'Retry', onClick: () => void end(session) });
    }
  };
  const endOthers = async () => {
    const count = others.length;
    try {
      await store.endOthers();
      notify.success(`${formatNumber.count(count, 'device')} signed out`);
    } catch (error) {
      notify.failure(error, profile.sessionEndFailed, { label: 'Retry', onClick: () => void endOthers() });
    }
  };
  return (
    <SectionCard
      id="sessions"
      title="Sessions"
      note="Devices where you’re logged in."
      aside={
        others.length === 0 ? undefined : (
          <Button variant="default" size="sm" onClick={endOthers}>
            Sign out other devices
          </Button>
        )
      }
    >
      {loading.status === 'failed' ? (
        <ErrorState title={profile.sessionsFailed} error={loading.error} onRetry={load} />
      ) : rows.size === 0 ? (
        <Skeleton height={60} className="lw-after-200ms" role="status" aria-label="Loading sessions" />
      ) : (
        <ul className="lw-items">
          {rows.all.slice(0, showsAll ? undefined : SHOWN).map((session) => {
            const name = deviceName(session.user_agent);
            return (
              <li key={session.id} className="lw-item">
                <span className="lw-recent-mark">
                  <IconDeviceDesktop size={16} stroke={1.75} aria-hidden />
                </span>
                <div className="lw-item-text">
                  <p className="lw-row lw-item-name">
                    {name}
                    {session.current ? <StatusPill tone="accent">This device</StatusPill> : null}
                  </p>
                  <p className="lw-caption">
                    {session.address} · used {formatDate.ago(session.last_used_at)} · logged in{' '}
                    {formatDate.day(session.created_at)}
                  </p>
                </div>
                {session.current ? null : (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Sign out ${name}, ${session.address}`}
                    onClick={() => end(session)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rows.size > SHOWN && !showsAll ? (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          Show all {formatNumber.integer(rows.size)} sessions
        </Button>
      ) : null}
    </SectionCard>
  );
});
