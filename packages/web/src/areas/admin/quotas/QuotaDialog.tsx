import { QUOTA_KEYS, type QuotaKey } from '@listwright/domain/billing';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { adminMessages } from '../adminMessages';
import { quotaLabels } from '../../../ui/quota/quotaLabels';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import type { QuotaRecord } from './QuotaRecord';

interface QuotaDialogProps {
  readonly record: QuotaRecord;
  readonly onChanged: (record: QuotaRecord) => void;
  readonly onClose: () => void;
}

const WHOLE = /^\d{1,9}$/;

/** Sets a custom limit for one quota, restores the plan's limit, or resets the usage to 0. */
export const QuotaDialog = observer(function QuotaDialog({ record, onChanged, onClose }: QuotaDialogProps) {
  const { client } = useRootStore();
  const isOpened = useOpensAfterMount(true);
  const [type, setType] = useState<QuotaKey>('listings_generated');
  const [limit, setLimit] = useState(limitText(record, 'listings_generated'));
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly fallback: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const label = quotaLabels[type];
  const params = { id: record.id };

  async function change(act: () => Promise<{ quota: QuotaRecord }>, done: string, failed: string): Promise<void> {
    setFailure(null);
    try {
      const { quota } = await act();
      onChanged(quota);
      setLimit(limitText(quota, type));
      notify.success(done);
    } catch (error) {
      setFailure({ error, fallback: failed });
    }
  }
  const setTo = (value: number | null) =>
    change(
      () => client.admin.setQuotaLimits({ params, body: { [type]: { limit: value } } }),
      adminMessages.quotaLimit(label),
      adminMessages.quotaLimitFailed,
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = limit.trim();
    if (!WHOLE.test(text)) return setFault('Enter a whole number, 0 or more.');
    setFault(null);
    return void setTo(Number(text));
  };
  const reset = async () => {
    await change(
      () => client.admin.resetQuota({ params, body: { quota_type: type } }),
      adminMessages.quotaReset(label),
      adminMessages.quotaResetFailed,
    );
    setAsking(false);
  };
  return (
    <>
      <Modal opened={isOpened && !isAsking} onClose={onClose} title={`Quotas for ${record.customer_email}`} size={440}>
        <form className="lw-stack" noValidate onSubmit={save}>
          <FormFault error={failure?.error} fallback={failure?.fallback ?? adminMessages.quotaLimitFailed} />
          <NativeSelect
            label="Quota"
            value={type}
            data={QUOTA_KEYS.map((key) => ({ value: key, label: quotaLabels[key] }))}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as QuotaKey;
              setType(next);
              setLimit(limitText(record, next));
              setFault(null);
            }}
          />
          <TextInput
            label="Limit per period"
            description={`Used so far: ${record.quotas[type].used}`}
            inputMode="numeric"
            value={limit}
            error={fault}
            placeholder={record.quotas[type].limit === null ? 'Unlimited' : undefined}
            onChange={({ currentTarget }) => setLimit(currentTarget.value)}
          />
          <div className="lw-dialog-actions">
            <Button variant="subtle" color="neutral" onClick={() => setAsking(true)}>
              Reset usage
            </Button>
            {record.quotas[type].override ? (
              <Button variant="default" onClick={() => void setTo(null)}>
                Use the plan’s limit
              </Button>
            ) : null}
            <Button type="submit">Save limit</Button>
          </div>
        </form>
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Reset ${label.toLowerCase()} for ${record.customer_email}?`}
        confirmLabel="Reset to 0"
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      >
        <p>Usage for this period is set to 0. The usage history doesn’t change.</p>
      </ConfirmDialog>
    </>
  );
});

function limitText({ quotas }: QuotaRecord, type: QuotaKey): string {
  const { limit } = quotas[type];
  return limit === null ? '' : String(limit);
}
