import { Drawer } from '@mantine/core';
import { Wordmark } from '../ui/Wordmark';
import type { NavEntry } from './navigation/orderNav';
import { Sidebar } from './navigation/Sidebar';
import { useOpensAfterMount } from '../ui/useOpensAfterMount';
import styles from './shell.module.css';

interface NavigationDrawerProps {
  readonly nav: readonly NavEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar below 1024 px. Its code loads when it is first opened, which never happens on a wide screen. */
export function NavigationDrawer({ nav, isOpen, onClose }: NavigationDrawerProps) {
  const isOpened = useOpensAfterMount(isOpen);
  return (
    <Drawer
      opened={isOpened}
      onClose={onClose}
      position="left"
      size={288}
      title={<Wordmark />}
      classNames={{ body: styles.drawerBody }}
    >
      <Sidebar nav={nav} onNavigate={onClose} />
    </Drawer>
  );
}
