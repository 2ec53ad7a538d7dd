import { PLAN_KEYS } from '@listwright/domain/billing';
import { useEffect, useState } from 'react';
import { currentPlan } from './currentPlan';
import { fittingPlan } from './fittingPlan';
import { PlanColumn } from './PlanColumn';
import styles from './PlanChooser.module.css';

interface PlanChooserProps {
  readonly salesEmail: string;
  /** With the slider that suggests a plan for a number of listings. */
  readonly withSlider: boolean;
}

/** A logarithmic slider: from 10 to 20,000 listings a month. */
const STEPS = [10, 25, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000] as const;
const FIRST = 5;

const number = new Intl.NumberFormat('en');

/** The four plans; the slider highlights the one that fits, a login the current one. */
export function PlanChooser({ salesEmail, withSlider }: PlanChooserProps) {
  const [step, setStep] = useState(FIRST);
  const [isTouched, setTouched] = useState(false);
  const [own, setOwn] = useState<ReturnType<typeof currentPlan>>(null);
  useEffect(() => setOwn(currentPlan()), []);
  const listings = STEPS[step] ?? STEPS[FIRST];
  const fitting = fittingPlan(listings);
  return (
    <div>
      {withSlider ? (
        <div className={styles.slider}>
          <label htmlFor="listings-a-month">
            I create <strong className="site-tabular">{number.format(listings)}</strong> listings a month
          </label>
          <input
            id="listings-a-month"
            type="range"
            min={0}
            max={STEPS.length - 1}
            value={step}
            aria-valuetext={`${number.format(listings)} listings a month: ${fitting.name}`}
            onChange={({ currentTarget }) => {
              setTouched(true);
              setStep(Number(currentTarget.value));
            }}
          />
          <p className="site-caption">
            {fitting.name} covers that{fitting.price === null ? '' : ' within its monthly quota'}.
          </p>
        </div>
      ) : null}
      <div className={styles.plans}>
        {PLAN_KEYS.map((key) => (
          <PlanColumn
            key={key}
            plan={key}
            own={own}
            isMarked={withSlider && isTouched && fitting.key === key}
            salesEmail={salesEmail}
          />
        ))}
      </div>
    </div>
  );
}
