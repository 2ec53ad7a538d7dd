import { Drawer } from '@mantine/core';
import { Wordmark } from '../ui/Wordmark';
import { Sidebar } from './navigation/Sidebar';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar below 1024 px. Its code comes when it is first opened: a wide screen never needs it. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="left"
      size={288}
      title={<Wordmark />}
      classNames={{ body: 'lw-drawer-body' }}
    >
      <Sidebar onNavigate={onClose} />
    </Drawer>
  );
}
