import { Button, Drawer } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { FactList } from '../../../ui/page/FactList';
import { StatusPill } from '../../../ui/page/StatusPill';
import { rupees } from '../rupees';
import { titleCase } from '../titleCase';
import { paymentTones } from './paymentTones';
import type { PaymentRow } from './PaymentRow';

interface PaymentDrawerProps {
  readonly payment: PaymentRow | null;
  readonly onRefund: (payment: PaymentRow) => void;
  readonly onClose: () => void;
}

/** The details of a payment, with the provider's ids and the refund action. */
export function PaymentDrawer({ payment, onRefund, onClose }: PaymentDrawerProps) {
  return (
    <Drawer opened={payment !== null} onClose={onClose} position="right" size={480} title="Payment">
      {payment === null ? null : (
        <div className="lw-stack">
          <FactList facts={auditDetails(payment)} />
          <div className="lw-row-between">
            <Link to={`/admin/customers?search=${encodeURIComponent(payment.customer_email)}`}>Open the customer</Link>
            {payment.refundable_amount > 0 ? (
              <Button
                variant="default"
                size="sm"
                leftSection={<IconReceiptRefund size={16} aria-hidden />}
                onClick={() => onRefund(payment)}
              >
                Refund
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </Drawer>
  );
}

function auditDetails(payment: PaymentRow) {
  const given = [
    ...(payment.surplus_amount > 0 ? [['Duplicate payment', rupees(payment.surplus_amount)] as const] : []),
    ...(payment.refunded_amount > 0 ? [['Refunded', rupees(payment.refunded_amount)] as const] : []),
    ...(payment.refunding_amount > 0 ? [['Refund pending', rupees(payment.refunding_amount)] as const] : []),
  ];
  return [
    ['Customer', payment.customer_name],
    ['Email', payment.customer_email],
    ['Amount', rupees(payment.amount)],
    [
      'Status',
      <StatusPill key="status" tone={paymentTones[payment.status]}>
        {titleCase(payment.status)}
      </StatusPill>,
    ],
    ...given,
    ...(payment.failure === null ? [] : [['Failure', payment.failure] as const]),
    ['Method', payment.payment_method === '' ? '' : titleCase(payment.payment_method)],
    ['Provider', titleCase(payment.gateway)],
    ['Payment ID', mono(payment.transaction_id)],
    ['Order ID', mono(payment.order_ref)],
    ['Ordered', formatDate.dayAndTime(payment.created_at)],
  ] as const;
}

const mono = (id: string) => <span className="lw-mono">{id}</span>;
