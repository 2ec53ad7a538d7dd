import { UnstyledButton } from '@mantine/core';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { offerUndo } from '../../../ui/feedback/offerUndo';
import { adminMessages } from '../adminMessages';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { Customer, CustomerChange, CustomersStore } from './CustomersStore';
import styles from './CustomerBadges.module.css';

interface CustomerBadgesProps {
  readonly store: CustomersStore;
  readonly customer: Customer;
}

/** Two badges that are switches: active or not, blocked or not. Both can be undone. An archived account has neither. */
export function CustomerBadges({ store, customer }: CustomerBadgesProps) {
  const { undo } = useRootStore();
  const { email, is_active: isActive, status, is_deleted: isArchived } = customer;
  const isBlocked = status === 'suspended';
  const toggle = async (
    change: Pick<CustomerChange, 'is_active' | 'status'>,
    back: Pick<CustomerChange, 'is_active' | 'status'>,
    done: string,
  ) => {
    try {
      await store.toggle(customer, change);
      offerUndo(undo, { label: done, undo: () => void store.toggle({ ...customer, ...change } as Customer, back) });
    } catch (error) {
      notify.failure(error, adminMessages.statusFailed, {
        label: 'Retry',
        onClick: () => void toggle(change, back, done),
      });
    }
  };
  // An archived account cannot do anything, whatever its switches are; the menu restores it.
  if (isArchived) return <StatusPill tone="info">Archived</StatusPill>;
  return (
    <span className="lw-row">
      <UnstyledButton
        className={styles.badgeButton}
        aria-pressed={isActive}
        aria-label={`${email} is ${isActive ? 'active' : 'inactive'}: switch`}
        onClick={() => void toggle({ is_active: !isActive }, { is_active: isActive }, adminMessages.statusUpdated)}
      >
        <StatusPill tone={isActive ? 'ok' : 'warn'}>{isActive ? 'Active' : 'Inactive'}</StatusPill>
      </UnstyledButton>
      <UnstyledButton
        className={styles.badgeButton}
        aria-pressed={isBlocked}
        aria-label={`${email} is ${isBlocked ? 'blocked' : 'not blocked'}: switch`}
        onClick={() =>
          void toggle(
            { status: isBlocked ? 'active' : 'suspended' },
            { status },
            isBlocked ? adminMessages.unblocked : adminMessages.blocked,
          )
        }
      >
        <StatusPill tone={isBlocked ? 'bad' : 'neutral'}>{isBlocked ? 'Blocked' : 'Not blocked'}</StatusPill>
      </UnstyledButton>
    </span>
  );
}
