import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconEye,
  IconPencil,
  IconShieldOff,
  IconTrash,
} from '@tabler/icons-react';
import type { CustomerAction } from './CustomerDialogs';
import type { Customer } from './CustomersStore';

interface CustomerMenuProps {
  readonly customer: Customer;
  readonly onAct: (act: CustomerAction) => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function CustomerMenu({ customer, onAct }: CustomerMenuProps) {
  const label = `Actions for ${customer.email}`;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => onAct({ kind: 'view', customer })}>
          View
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAct({ kind: 'edit', customer })}>
          Edit
        </Menu.Item>
        <Menu.Item
          leftSection={customer.is_deleted ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => onAct({ kind: 'archive', customer })}
        >
          {customer.is_deleted ? 'Restore' : 'Archive'}
        </Menu.Item>
        {customer.totp_enabled ? (
          <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => onAct({ kind: 'totp', customer })}>
            Reset two-step sign-in
          </Menu.Item>
        ) : null}
        <Menu.Divider role="separator" />
        <Menu.Item
          className="lw-menu-danger"
          leftSection={<IconTrash {...icon} />}
          onClick={() => onAct({ kind: 'delete', customer })}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
