import type { api, CallOutput } from '@listwright/application/contract';
import { PLANS } from '@listwright/domain/billing';
import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { accountMessages } from '../accountMessages';
import { nextBilling } from './billing/nextBilling';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';

type Subscription = CallOutput<typeof api.accounts.me>['subscription'];

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  readonly onChanged: () => Promise<void>;
}

const STATES = {
  active: { tone: 'ok', word: 'Active' },
  cancelled: { tone: 'warn', word: 'Ends after this period' },
  past_due: { tone: 'bad', word: 'Payment due' },
  lapsed: { tone: 'warn', word: 'Expired' },
} as const;

/** The current plan, whether it renews, and the next billing date. */
export const SubscriptionCard = observer(function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, onChanged } = props;
  const { client } = useRootStore();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const { name, price, currency } = PLANS[subscription.plan];
  const cost = price === null ? 'Custom contract' : `${formatNumber.money(price, currency)} a month`;
  const state = STATES[subscription.status];
  const endsByChoice = subscription.plan !== 'free' && (price !== null || subscription.granted);
  const act = async (change: () => Promise<unknown>, done: string) => {
    setRunning(true);
    try {
      await change();
      notify.success(done);
      await onChanged();
    } catch (error) {
      notify.failure(error, accountMessages.payments.changeFailed);
    } finally {
      setRunning(false);
      setAsking(false);
    }
  };
  const downgrade = () =>
    act(() => client.billing.changePlan({ body: { plan: 'free' } }), accountMessages.payments.downgraded);
  const resume = () => act(() => client.billing.subscription({ body: { renew: true } }), 'Your plan will continue');
  return (
    <SectionCard
      id="subscription"
      title="Subscription"
      aside={
        !endsByChoice ? undefined : subscription.status === 'cancelled' ? (
          <Button variant="default" size="sm" loading={isRunning} onClick={() => void resume()}>
            Keep {name}
          </Button>
        ) : (
          <Button variant="default" size="sm" onClick={() => setAsking(true)}>
            Downgrade to Starter
          </Button>
        )
      }
    >
      <FactList
        columns={3}
        facts={[
          [
            'Plan',
            <span key="plan">
              {name}{' '}
              <span className="lw-secondary">· {subscription.granted ? 'granted by your administrator' : cost}</span>
            </span>,
          ],
          [
            'Status',
            <StatusPill key="status" tone={state.tone}>
              {state.word}
            </StatusPill>,
          ],
          ['Next billing', nextBilling(subscription)],
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Downgrade to Starter?"
        confirmLabel="Downgrade"
        isRunning={isRunning}
        onConfirm={() => void downgrade()}
        onClose={() => setAsking(false)}
      >
        <p>{name} stays active until the end of the paid period. You keep your listings and exports.</p>
      </ConfirmDialog>
    </SectionCard>
  );
});
