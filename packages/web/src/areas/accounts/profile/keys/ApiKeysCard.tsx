import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { MAX_API_KEYS } from '@listwright/domain/accounts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRootStore } from '../../../../state/useRootStore';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { notify } from '../../../../ui/feedback/notify';
import { accountMessages } from '../../accountMessages';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { useHasBeenTrue } from '../../../../ui/useHasBeenTrue';
import { ApiKeyRow } from './ApiKeyRow';
import { ApiKeysStore, type ApiKey } from './ApiKeysStore';

const CreateKeyDialog = lazy(() => import('./CreateKeyDialog').then((keys) => ({ default: keys.CreateKeyDialog })));

export const ApiKeysCard = observer(function ApiKeysCard() {
  const { client } = useRootStore();
  const [store] = useState(() => new ApiKeysStore(client));
  const [isOpen, dialog] = useDisclosure();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const needsDialog = useHasBeenTrue(isOpen);
  const load = () => void store.load.run();
  useEffect(load, []);
  const { rows, load: loading, revoke } = store;
  const confirm = async () => {
    if (asked === null) return;
    await revoke.run(asked);
    setAsked(null);
    if (revoke.status === 'done') notify.success(`API key “${asked.name}” revoked`);
    else notify.failure(revoke.error, accountMessages.profile.keyRevokeFailed);
  };
  const isFull = rows.size >= MAX_API_KEYS;
  return (
    <SectionCard
      id="api-keys"
      title="API keys"
      note={
        isFull
          ? `You can have up to ${MAX_API_KEYS} keys. Revoke one to create another.`
          : 'Use keys instead of your password in the command line and in scripts.'
      }
      aside={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={dialog.open}
        >
          Create key
        </Button>
      }
    >
      {loading.status === 'failed' ? (
        <ErrorState title={accountMessages.profile.keysFailed} error={loading.error} onRetry={load} />
      ) : loading.status !== 'done' && rows.size === 0 ? (
        <Skeleton height={60} className="lw-after-200ms" role="status" aria-label="Loading API keys" />
      ) : rows.size === 0 ? (
        <EmptyState icon={IconKey} title="No API keys">
          Keys let scripts use your account.
        </EmptyState>
      ) : (
        <ul className="lw-items">
          {rows.all.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {needsDialog ? <CreateKeyDialog store={store} isOpen={isOpen} onClose={dialog.close} /> : null}
      </Suspense>
      <ConfirmDialog
        isOpen={asked !== null}
        title={`Revoke “${asked?.name ?? ''}”?`}
        confirmLabel="Revoke key"
        isRunning={revoke.isRunning}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <p className="lw-secondary">Scripts that use this key will stop working immediately. This can’t be undone.</p>
      </ConfirmDialog>
    </SectionCard>
  );
});
