import { Kbd, Modal } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';
import { shortcuts } from './shortcuts';
import { useOpensAfterMount } from '../../ui/useOpensAfterMount';
import styles from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const ShortcutsDialog = observer(function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const { preferences } = useRootStore();
  return (
    <Modal opened={isOpened} onClose={onClose} title="Keyboard shortcuts" size={720}>
      <div className={styles.keysGroups}>
        {shortcuts.map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className={styles.blockTitle}>{group.name}</h3>
            <dl className={styles.keys}>
              {group.shortcuts.map(({ keys, does, isSingleKey }) => (
                <div key={does} className={styles.keysRow}>
                  <dt>
                    {does}
                    {isSingleKey && !preferences.singleKeys ? <span className="lw-caption"> · off</span> : null}
                  </dt>
                  <dd className="lw-row">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="lw-caption">You can turn off single-key shortcuts in Account.</p>
    </Modal>
  );
});
