import type { api, CallOutput } from '@listwright/application/contract';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { CopyButton } from '../../../ui/CopyButton';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FactList } from '../../../ui/page/FactList';
import { PageHeader } from '../../../ui/page/PageHeader';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import { ModelTrialCard } from './ModelTrialCard';
import styles from './ModelScene.module.css';

type Model = CallOutput<typeof api.admin.model>;

/** Shows which AI model is connected, explains how to connect one, and runs a trial. */
export const ModelScene = observer(function ModelScene() {
  const { client } = useRootStore();
  const [model, setModel] = useState<Model | null>(null);
  const [load] = useState(() => new Task(async () => setModel(await client.admin.model())));
  const read = () => void load.run();
  useEffect(read, []);
  return (
    <>
      <PageHeader
        title="Connect a model"
        purpose="Without a model, the Basic writer writes English listings by rule. With one, the text is written by your model and checked the same way."
      />
      {load.status === 'failed' && model === null ? (
        <ErrorState title="Failed to load the model page" error={load.error} onRetry={read} />
      ) : model === null ? (
        <Skeleton height={240} className="lw-after-200ms" role="status" aria-label="Loading" />
      ) : (
        <div className="lw-stack-wide">
          <SectionCard
            title="Status"
            aside={
              <StatusPill tone={model.connected ? 'ok' : 'neutral'}>
                {model.connected ? 'Connected' : 'Basic writer (no AI model)'}
              </StatusPill>
            }
          >
            {model.connected ? (
              <FactList
                facts={[
                  ['Address', model.base_url ?? ''],
                  ['Model', model.model ?? ''],
                  ['Key', model.has_key ? 'OPENAI_API_KEY is set' : 'None'],
                ]}
              />
            ) : (
              <p className="lw-secondary">
                Choose a service or a program below. Add its lines to .env in the folder where you start Listwright, or
                to the environment, and restart the server. Environment variables override the file.
              </p>
            )}
          </SectionCard>
          {model.connected ? <ModelTrialCard /> : null}
          <SectionCard
            title="Use a hosted model"
            note="Product facts are sent to the service, which bills your key for usage."
          >
            <ul className={styles.setups}>
              {model.hosted.map(({ name, env }) => (
                <li key={name} className={styles.setupRow}>
                  <h3 className="lw-h3">{name}</h3>
                  <Commands title="Add to .env" label={`.env lines of ${name}`} lines={env} />
                </li>
              ))}
            </ul>
          </SectionCard>
          <SectionCard
            title="Run a model on your own machine"
            note="Any server with an OpenAI-compatible API works. Nothing leaves your network."
          >
            <ul className={styles.setups}>
              {model.setups.map(({ name, start, env }) => (
                <li key={name} className={styles.setupRow}>
                  <h3 className="lw-h3">{name}</h3>
                  <Commands title="Start it" label={`start command of ${name}`} lines={[start]} />
                  <Commands title="Add to .env" label={`.env lines of ${name}`} lines={env} />
                </li>
              ))}
            </ul>
          </SectionCard>
        </div>
      )}
    </>
  );
});

interface CommandsProps {
  readonly title: string;
  readonly label: string;
  readonly lines: readonly string[];
}

/** Lines of code with a copy button. */
function Commands({ title, label, lines }: CommandsProps) {
  const text = lines.join('\n');
  return (
    <div className={styles.commands}>
      <div className="lw-row-between">
        <p className="lw-caption">{title}</p>
        <CopyButton iconOnly text={text} label={`Copy ${label}`} field={title} />
      </div>
      <pre className={styles.command} tabIndex={0} aria-label={label}>
        {text}
      </pre>
    </div>
  );
}
