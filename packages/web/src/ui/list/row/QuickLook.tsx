import { IconLayoutSidebarRight } from '@tabler/icons-react';
import styles from './QuickLook.module.css';

/** Opens the drawer of a row. Every row has one, so it is an element and no component of Mantine. */
export function QuickLook({ name, onLook }: { readonly name: string; readonly onLook: () => void }) {
  return (
    <button
      type="button"
      className={styles.look}
      aria-label={`Quick look at ${name}`}
      title="Quick look"
      onClick={onLook}
    >
      <IconLayoutSidebarRight size={18} aria-hidden />
    </button>
  );
}
