import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { accountMessages } from '../accountMessages';
import { CheckoutNote } from './billing/CheckoutNote';
import { CheckoutStore } from './billing/CheckoutStore';
import { InvoicesCard } from './billing/InvoicesCard';
import { usePaymentReturn } from './billing/usePaymentReturn';
import { AccountPage } from './AccountPage';
import { PersonalCard } from './PersonalCard';
import { PlansCard } from './PlansCard';
import { ProfileStore } from './ProfileStore';
import { SubscriptionCard } from './SubscriptionCard';
import { UsageCard } from './UsageCard';
import { UsageHistoryCard } from './UsageHistoryCard';
import styles from './profile.module.css';

/** Who the account is of, its plan and what it used. */
export const ProfileScene = observer(function ProfileScene() {
  const { client, session, usage } = useRootStore();
  const [store] = useState(() => new ProfileStore(client, session));
  useEffect(() => {
    void store.load.run();
    void usage.load.run();
  }, []);
  const refresh = async () => {
    await Promise.all([store.load.run(), usage.load.run()]);
    setPayments((count) => count + 1);
  };
  const [payments, setPayments] = useState(0);
  const [checkout] = useState(() => new CheckoutStore(client, refresh));
  usePaymentReturn(checkout);
  const { profile } = store;
  const plan = profile?.subscription.plan ?? session.user?.subscription_plan ?? 'free';
  const isSettled = [store.load, usage.load].every(({ status }) => status === 'done' || status === 'failed');
  return (
    <AccountPage title="Account" purpose="Your profile, your plan and what you used of it.">
      {profile !== null ? (
        <>
          <PersonalCard store={store} user={profile.user} />
          <SubscriptionCard subscription={profile.subscription} onChanged={refresh} />
        </>
      ) : store.load.status === 'failed' ? (
        <ErrorState
          title={accountMessages.profile.loadFailed}
          error={store.load.error}
          onRetry={() => void store.load.run()}
        />
      ) : (
        <ProfileSkeleton />
      )}
      <CheckoutNote checkout={checkout} />
      <UsageCard />
      <UsageHistoryCard />
      <PlansCard plan={plan} isSettled={isSettled} checkout={checkout} />
      <InvoicesCard round={payments} />
    </AccountPage>
  );
});

/** Placeholders for the two profile cards, in their heights. */
function ProfileSkeleton() {
  return (
    <div className={`${styles.cards} lw-after-200ms`} role="status" aria-label="Loading profile">
      <div className="lw-card">
        <Skeleton height={148} />
      </div>
      <div className="lw-card">
        <Skeleton height={78} />
      </div>
    </div>
  );
}
