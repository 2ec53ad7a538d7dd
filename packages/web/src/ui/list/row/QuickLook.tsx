import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import styles from './QuickLook.module.css';

/** Opens the drawer of a row. */
export function QuickLook({ name, onLook }: { readonly name: string; readonly onLook: () => void }) {
  const label = `Quick look at ${name}`;
  return (
    <ActionIcon size="sm" className={styles.look} aria-label={label} title="Quick look" onClick={onLook}>
      <IconLayoutSidebarRight size={18} aria-hidden />
    </ActionIcon>
  );
}
