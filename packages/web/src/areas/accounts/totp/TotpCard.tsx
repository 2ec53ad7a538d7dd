import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShieldLock } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { accountMessages } from '../accountMessages';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { SetupDialog } from './SetupDialog';
import { TotpStore, type TotpState } from './TotpStore';
import accountsStyles from '../accounts.module.css';
import styles from './totp.module.css';

const ProofDialog = lazy(() => import('./ProofDialog').then((totp) => ({ default: totp.ProofDialog })));

/** At this number of recovery codes the card suggests new ones. */
const FEW = 3;

/** Two-step sign-in: its state, and the actions that change it. */
export const TotpCard = observer(function TotpCard() {
  const { client, session } = useRootStore();
  const [store] = useState(() => new TotpStore(client, session));
  const [isSettingUp, setup] = useDisclosure();
  const [purpose, setPurpose] = useState<'disable' | 'makeCodes' | null>(null);
  const needsProof = useHasBeenTrue(purpose !== null);
  const load = () => void store.load.run();
  useEffect(load, []);
  const { state } = store;
  return (
    <SectionCard id="two-step" title="Two-step sign-in" note={accountMessages.totp.what}>
      {state === null && store.load.status === 'failed' ? (
        <ErrorState title={accountMessages.totp.loadFailed} error={store.load.error} onRetry={load} />
      ) : state === null ? (
        <Skeleton height={52} className="lw-after-200ms" role="status" aria-label="Loading two-step sign-in" />
      ) : (
        <div className={`lw-item ${accountsStyles.itemWraps}`}>
          <span className="lw-recent-mark">
            <IconShieldLock size={16} stroke={1.75} aria-hidden />
          </span>
          <div className="lw-item-text">
            <p className="lw-row lw-item-name">
              Authenticator app
              <StatusPill tone={state.enabled ? 'ok' : 'neutral'}>{state.enabled ? 'On' : 'Off'}</StatusPill>
            </p>
            <p className="lw-caption">{captionOf(state)}</p>
          </div>
          {state.enabled ? (
            <div className={`lw-row ${styles.itemActions}`}>
              <Button variant="default" size="xs" onClick={() => setPurpose('makeCodes')}>
                New recovery codes
              </Button>
              {state.required ? null : (
                <Button variant="default" size="xs" onClick={() => setPurpose('disable')}>
                  Turn off
                </Button>
              )}
            </div>
          ) : (
            <Button variant="default" size="sm" onClick={setup.open}>
              Set up
            </Button>
          )}
        </div>
      )}
      <SetupDialog store={store} isOpen={isSettingUp} onClose={setup.close} />
      <Suspense fallback={null}>
        {needsProof ? <ProofDialog store={store} purpose={purpose} onClose={() => setPurpose(null)} /> : null}
      </Suspense>
    </SectionCard>
  );
});

function captionOf({ enabled_at: since, required, recovery_codes_left: left }: TotpState): string {
  if (since === null) return required ? accountMessages.totp.required : accountMessages.totp.notSetUp;
  const codes = `${formatNumber.count(left, 'recovery code')} left${left <= FEW ? '. Create new ones' : ''}`;
  return [`Since ${formatDate.day(since)}`, codes, ...(required ? [accountMessages.totp.required] : [])].join(' · ');
}
