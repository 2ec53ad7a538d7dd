import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureMessage } from '../../../api/failureMessage';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { Notice } from '../../../ui/feedback/Notice';
import { formatNumber } from '../../../ui/formatNumber';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { api, CallOutput } from '@listwright/application/contract';
import styles from './ModelTrialCard.module.css';

type Trial = CallOutput<typeof api.admin.tryModel>;

/** Writes one sample product with the connected model and shows how much of its text the facts support. */
export const ModelTrialCard = observer(function ModelTrialCard() {
  const { client } = useRootStore();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [run] = useState(() => new Task(async () => setTrial(await client.admin.tryModel())));
  return (
    <SectionCard
      title="Try it"
      note="Writes one sample product and saves nothing."
      aside={
        <Button size="sm" loading={run.isRunning} onClick={() => void run.run()}>
          Try with one product
        </Button>
      }
    >
      {run.status === 'failed' ? (
        <Notice tone="bad" isUrgent>
          {failureMessage(run.error, 'The model didn’t respond. Check its address and try again.')}
        </Notice>
      ) : null}
      {trial === null ? null : (
        <div className="lw-stack" role="status">
          <p>
            <strong className={`${styles.trialRate} lw-tabular`}>{formatNumber.percent(trial.proof_rate)}</strong>{' '}
            <span className="lw-secondary">
              of {formatNumber.count(trial.statements, 'statement')} supported by the facts, in{' '}
              {formatNumber.seconds(trial.seconds)}
            </span>
          </p>
          <FactList
            facts={[
              ['Product', trial.product_name],
              ['Title', trial.title],
              ['Supported', formatNumber.integer(trial.carried)],
              ['Not verified', formatNumber.integer(trial.unverified)],
              ['Removed', formatNumber.integer(trial.removed)],
            ]}
          />
          {trial.removed_claims.length === 0 ? null : (
            <section aria-label="Removed statements" className="lw-stack-tight">
              <h3 className="lw-h3">Removed statements</h3>
              <ul className="lw-items">
                {trial.removed_claims.map(({ field, text, reason }, at) => (
                  <li key={at} className="lw-item">
                    <div className="lw-item-text">
                      <p className="lw-item-name">
                        <del>{text}</del>
                      </p>
                      <p className="lw-caption">
                        {fieldLabel(field)} · {reason}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </SectionCard>
  );
});
