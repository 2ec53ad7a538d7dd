import { PLANS } from '@listwright/domain/billing';
import { Button, Modal } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { PlanCard } from './PlanCard';
import { QuotaMeter } from './QuotaMeter';
import { quotaLabels } from './quotaLabels';
import { upgradeNames } from './upgradeNames';
import { useOpensAfterMount } from '../useOpensAfterMount';

/** Opens when a call exceeds a quota: which quota, when it resets, what still works, and what a larger plan offers. */
export const QuotaModal = observer(function QuotaModal() {
  const { quota } = useRootStore();
  const isOpened = useOpensAfterMount(quota.isOpen);
  const navigate = useNavigate();
  const { spent } = quota;
  if (spent === null) return null;
  const showUsage = () => {
    quota.close();
    void navigate('/app/profile');
  };
  return (
    <Modal opened={isOpened} onClose={quota.close} title="Quota reached" size={640}>
      <div className="lw-stack">
        <p>{spent.message}</p>
        <div className="lw-well lw-stack-tight">
          <p className="lw-caption">
            Current plan <strong className="lw-strong">{PLANS[spent.currentPlan].name}</strong>
          </p>
          <QuotaMeter
            label={quotaLabels[spent.quota]}
            used={spent.used}
            limit={spent.limit}
            percentage={spent.percentageUsed}
          />
        </div>
        <p className="lw-secondary">Your draft is saved. You can still edit, check and export.</p>
        {spent.upgrades.length === 0 ? null : (
          <div className="lw-plans">
            {spent.upgrades.map((plan) => (
              <PlanCard
                key={plan}
                plan={plan}
                action={
                  upgradeNames[plan] === undefined ? undefined : (
                    <Button
                      component={Link}
                      to={`/app/profile?upgrade=${upgradeNames[plan]}`}
                      variant="default"
                      size="sm"
                      fullWidth
                      onClick={quota.close}
                    >
                      See {PLANS[plan].name}
                    </Button>
                  )
                }
              />
            ))}
          </div>
        )}
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={quota.close}>
            Maybe Later
          </Button>
          <Button onClick={showUsage}>View Usage Details</Button>
        </div>
      </div>
    </Modal>
  );
});
