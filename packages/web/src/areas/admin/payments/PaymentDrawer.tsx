import { Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { rupees } from '../rupees';
import { titled } from '../titled';
import type { PaymentRow } from './PaymentsScene';

interface PaymentDrawerProps {
  readonly payment: PaymentRow | null;
  readonly onClose: () => void;
}

/** A payment in full, with what its provider calls it. */
export function PaymentDrawer({ payment, onClose }: PaymentDrawerProps) {
  const facts =
    payment === null
      ? []
      : [
          ['Customer', `${payment.customer_name} · ${payment.customer_email}`],
          ['Amount', rupees(payment.amount)],
          ['Status', titled(payment.status)],
          ['Failure', payment.failure ?? '—'],
          ['Method', payment.payment_method || '—'],
          ['Provider', titled(payment.gateway)],
          ['Payment id', payment.transaction_id],
          ['Order id', payment.order_ref],
          ['Ordered', formatDate.dayAndTime(payment.created_at)],
        ];
  return (
    <Drawer opened={payment !== null} onClose={onClose} position="right" size={480} title="Payment">
      <div className="lw-stack">
        <dl className="lw-details-list">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {payment === null ? null : (
          <Link to={`/admin/customers?search=${encodeURIComponent(payment.customer_email)}`}>Open the customer</Link>
        )}
      </div>
    </Drawer>
  );
}
