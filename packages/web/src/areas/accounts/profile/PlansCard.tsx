import { PLANS, PLAN_KEYS, upgradesFrom, type PlanKey } from '@listwright/domain/billing';
import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { CheckoutStore } from './billing/CheckoutStore';
import { PlanCard } from '../../../ui/quota/PlanCard';
import { upgradeNames } from '../../../ui/quota/upgradeNames';

interface PlansCardProps {
  readonly plan: PlanKey;
  /** The cards above have a fixed height, so that a plan that was scrolled to stays in place. */
  readonly isSettled: boolean;
  readonly checkout: CheckoutStore;
}

/** The plans above the current one. `?upgrade=` shows, highlights and focuses one of them. */
export const PlansCard = observer(function PlansCard({ plan, isSettled, checkout }: PlansCardProps) {
  const asked = useSearchParams()[0].get('upgrade');
  const wanted = PLAN_KEYS.find((key) => asked !== null && upgradeNames[key] === asked);
  useEffect(() => {
    if (wanted === undefined || !isSettled) return;
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(`plan-${wanted}`);
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, isSettled]);
  const upgrades = upgradesFrom(plan);
  if (upgrades.length === 0) return null;
  return (
    <SectionCard id="plans" title="Upgrade" note="Higher limits, available immediately.">
      <div className="lw-plans">
        {upgrades.map(({ key }) => (
          <PlanCard
            key={key}
            plan={key}
            isMarked={key === wanted}
            action={
              PLANS[key].price === null ? (
                <Button component="a" href="/pricing" variant="default" size="sm" fullWidth>
                  Contact sales
                </Button>
              ) : (
                <Button
                  aria-label={`Upgrade to ${PLANS[key].name}`}
                  variant={key === 'pro' ? 'filled' : 'default'}
                  size="sm"
                  fullWidth
                  loading={checkout.isBusy && checkout.plan === key}
                  disabled={checkout.isBusy && checkout.plan !== key}
                  onClick={() => void checkout.buy(key)}
                >
                  Upgrade
                </Button>
              )
            }
          />
        ))}
      </div>
    </SectionCard>
  );
});
