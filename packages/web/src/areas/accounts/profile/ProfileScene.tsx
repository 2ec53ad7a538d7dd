import { Skeleton } from '@mantine/core';
import { upgradesFrom } from '@listwright/domain/billing';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { accountMessages } from '../accountMessages';
import { PageHeader } from '../../../ui/page/PageHeader';
import { AppearanceCard } from './AppearanceCard';
import { DataCard } from './data/DataCard';
import { CheckoutNote } from './billing/CheckoutNote';
import { CheckoutStore } from './billing/CheckoutStore';
import { InvoicesCard } from './billing/InvoicesCard';
import { usePaymentReturn } from './billing/usePaymentReturn';
import { ApiKeysCard } from './keys/ApiKeysCard';
import { PersonalCard } from './PersonalCard';
import { PlansCard } from './PlansCard';
import { ProfileNav } from './ProfileNav';
import { ProfileStore } from './ProfileStore';
import { TotpCard } from '../totp/TotpCard';
import { PasswordCard } from './security/PasswordCard';
import { SessionsCard } from './security/SessionsCard';
import { SubscriptionCard } from './SubscriptionCard';
import { UsageCard } from './UsageCard';
import styles from './profile.module.css';

/** Profile, plan, access and device preferences. */
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
  // A password change ended the other sessions: reload their list.
  const [sessionsRound, setSessionsRound] = useState(0);
  const [checkout] = useState(() => new CheckoutStore(client, refresh));
  usePaymentReturn(checkout);
  const { profile } = store;
  const plan = profile?.subscription.plan ?? session.user?.subscription_plan ?? 'free';
  const isSettled = [store.load, usage.load].every(({ status }) => status === 'done' || status === 'failed');
  return (
    <>
      <PageHeader title="Account" purpose="Your profile, plan, security and preferences." />
      <div className={styles.profile}>
        <ProfileNav hasUpgrades={upgradesFrom(plan).length > 0} isSettled={isSettled} />
        <div className={styles.cards}>
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
          <PlansCard plan={plan} isSettled={isSettled} checkout={checkout} />
          <InvoicesCard round={payments} />
          <PasswordCard onChanged={() => setSessionsRound((round) => round + 1)} />
          <TotpCard />
          <SessionsCard key={sessionsRound} />
          <ApiKeysCard />
          <AppearanceCard />
          <DataCard />
        </div>
      </div>
    </>
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
