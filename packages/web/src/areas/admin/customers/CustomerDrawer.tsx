import { PLANS } from '@listwright/domain/billing';
import { Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { FactList } from '../../../ui/page/FactList';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { rupees } from '../rupees';
import { titleCase } from '../titleCase';
import type { Customer } from './CustomersStore';

interface CustomerDrawerProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The details of an account, with links to its payments, quotas and events. */
export function CustomerDrawer({ customer, onClose }: CustomerDrawerProps) {
  const isOpened = useOpensAfterMount(true);
  const search = encodeURIComponent(customer.email);
  return (
    <Drawer opened={isOpened} onClose={onClose} position="right" size={480} title={customer.full_name || 'Customer'}>
      <div className="lw-stack">
        <FactList
          facts={[
            ['Name', customer.full_name],
            ['Email', customer.email],
            ['Email verified', customer.email_verified ? 'Yes' : 'No'],
            ['Two-step sign-in', customer.totp_enabled ? 'On' : 'Off'],
            ['Company', customer.company_name],
            ['Phone', customer.phone],
            ['Role', titleCase(customer.role)],
            ['Plan', PLANS[customer.subscription_plan].name],
            ['Billing', basisOf(customer.subscription)],
            ['Spent', rupees(customer.total_spent)],
            ['Last login', customer.last_login === null ? 'Never' : formatDate.dayAndTime(customer.last_login)],
            ['Member since', formatDate.day(customer.created_at)],
          ]}
        />
        <p className="lw-row">
          <Link to={`/admin/payments?search=${search}`}>Payments</Link>
          <Link to={`/admin/transactions?search=${search}`}>Transactions</Link>
          <Link to={`/admin/quotas?search=${search}`}>Quotas</Link>
          <Link to={`/admin/audit?search=${search}`}>Audit log</Link>
        </p>
      </div>
    </Drawer>
  );
}

/** Whether the plan is paid, granted or free, and until when. */
function basisOf({ plan, granted, status, current_period_end: end }: Customer['subscription']): string {
  if (end === null) return granted ? 'Granted by an administrator, no end date' : PLANS[plan].name;
  const day = formatDate.day(end);
  if (granted) return `Granted by an administrator, until ${day}`;
  if (status === 'past_due') return `Payment was due on ${day}`;
  return status === 'cancelled' ? `Paid, ends on ${day}` : `Paid, next on ${day}`;
}
