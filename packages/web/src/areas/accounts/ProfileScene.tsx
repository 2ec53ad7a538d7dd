import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { notify } from '../../ui/feedback/notify';
import { messages } from '../../ui/messages';
import { PageHeader } from '../../ui/page/PageHeader';
import { PersonalCard } from './PersonalCard';
import { PlanUsageCard } from './PlanUsageCard';
import { PreferencesCard } from './PreferencesCard';
import { ProfileStore } from './ProfileStore';

/** Who the seller is, what the plan leaves, and how this device shows it. */
export const ProfileScene = observer(function ProfileScene() {
  const { client, session, usage } = useRootStore();
  const [store] = useState(() => new ProfileStore(client, session));
  const load = async () => {
    await store.load.run();
    if (store.load.status === 'failed') notify.failure(store.load.error, messages.profile.loadFailed);
  };
  useEffect(() => {
    void load();
    void usage.load.run();
  }, []);
  return (
    <>
      <PageHeader title="Account" purpose="Your details, your plan and this device." />
      <div className="lw-profile">
        {store.user !== null ? (
          <PersonalCard store={store} user={store.user} />
        ) : store.load.status === 'failed' ? (
          <ErrorState title={messages.profile.loadFailed} error={store.load.error} onRetry={load} />
        ) : (
          <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading profile">
            <Skeleton height={48} circle />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </div>
        )}
        <PlanUsageCard />
        <PreferencesCard />
      </div>
    </>
  );
});
