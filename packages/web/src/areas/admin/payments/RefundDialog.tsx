import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { adminMessages } from '../adminMessages';
import { useFields } from '../../../ui/useFields';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { rupees } from '../rupees';
import type { PaymentRow } from './PaymentRow';

interface RefundDialogProps {
  readonly payment: PaymentRow;
  readonly onRefunded: (payment: PaymentRow) => void;
  readonly onClose: () => void;
}

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/;

/** Refunds a payment, in full or in part. The button names the amount, and one click is one refund. */
export function RefundDialog({ payment, onRefunded, onClose }: RefundDialogProps) {
  const { client } = useRootStore();
  const isOpened = useOpensAfterMount(true);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const left = payment.refundable_amount;
  const { values, field, check, refuse, form } = useFields({ amount: left.toFixed(2), reason: '' }, (typed) => ({
    amount: amountFault(typed.amount.trim(), left),
    reason: typed.reason.trim() === '' ? 'Enter a reason for the refund' : null,
  }));
  const amount = Number(values.amount.trim());
  const isAmount = amountFault(values.amount.trim(), left) === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setRunning(true);
    setFailure(null);
    try {
      const { refund, payment: told } = await client.admin.refundPayment(
        { params: { id: payment.id }, body: { amount, reason: values.reason.trim() } },
        { idempotencyKey },
      );
      if (refund.status === 'failed') notify.error(adminMessages.refundFailed);
      else notify.success(refund.status === 'completed' ? adminMessages.refunded : adminMessages.refundPending);
      onRefunded(told);
    } catch (error) {
      refuse(faultsByField(error));
      setFailure(error);
      setRunning(false);
    }
  };
  const showsAll = amount === payment.amount && payment.surplus_amount === 0;
  return (
    <Modal opened={isOpened} onClose={onClose} title={`Refund ${payment.customer_email}?`} size={440}>
      <form ref={form} noValidate onSubmit={submit} className="lw-stack">
        <FormFault error={failure} fallback={adminMessages.refundFailed} fields={Object.keys(values)} />
        <TextInput
          label="Amount in rupees"
          description={
            payment.surplus_amount > 0
              ? `Up to ${rupees(left)}, the duplicate amount. The plan stays.`
              : `Up to ${rupees(left)} of ${rupees(payment.amount)}`
          }
          inputMode="decimal"
          autoComplete="off"
          {...field('amount')}
        />
        <TextInput
          label="Reason"
          description="Recorded in the audit log."
          autoComplete="off"
          maxLength={200}
          data-autofocus
          {...field('reason')}
        />
        <p className="lw-secondary">
          {showsAll || amount === left
            ? 'The money is refunded to the original payment method, and the paid month ends.'
            : 'The money is refunded to the original payment method. The plan stays.'}{' '}
          This can’t be undone.
        </p>
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="bad" loading={isRunning}>
            {isAmount ? `Refund ${rupees(amount)}` : 'Refund'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function amountFault(text: string, left: number): string | null {
  if (!RUPEES.test(text) || Number(text) < 1) return 'Enter an amount in rupees, at least 1, for example 824.50';
  return Number(text) > left ? `You can refund up to ${rupees(left)}` : null;
}
