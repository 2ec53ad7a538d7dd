import { PLANS } from '@listwright/domain/billing';
import { Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { rupees } from '../rupees';
import { titled } from '../titled';
import type { Customer } from './CustomersStore';

interface CustomerDrawerProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** An account in full, and the ways to what belongs to it. */
export function CustomerDrawer({ customer, onClose }: CustomerDrawerProps) {
  const isOpened = useOpensAfterMount(true);
  const search = encodeURIComponent(customer.email);
  const facts = [
    ['Name', customer.full_name || '—'],
    ['Email', customer.email],
    ['Email verified', customer.email_verified ? 'Yes' : 'No'],
    ['Two-step sign-in', customer.totp_enabled ? 'On' : 'Off'],
    ['Company', customer.company_name || '—'],
    ['Phone', customer.phone || '—'],
    ['Role', titled(customer.role)],
    ['Plan', PLANS[customer.subscription_plan].name],
    ['Spent', rupees(customer.total_spent)],
    ['Last login', customer.last_login === null ? 'Never' : formatDate.dayAndTime(customer.last_login)],
    ['Member since', formatDate.day(customer.created_at)],
  ];
  return (
    <Drawer opened={isOpened} onClose={onClose} position="right" size={480} title={customer.full_name || 'Customer'}>
      <div className="lw-stack">
        <dl className="lw-details-list">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="lw-row">
          <Link to={`/admin/transactions?search=${search}`}>Transactions</Link>
          <Link to={`/admin/quotas?search=${search}`}>Quotas</Link>
        </p>
      </div>
    </Drawer>
  );
}
