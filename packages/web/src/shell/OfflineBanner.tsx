import { IconWifiOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../state/useRootStore';
import { messages } from '../ui/messages';
import styles from './shell.module.css';

export const OfflineBanner = observer(function OfflineBanner() {
  const { connection } = useRootStore();
  return (
    <div role="status">
      {connection.isOnline ? null : (
        <p className={styles.offline}>
          <IconWifiOff size={16} aria-hidden />
          {messages.offline}
        </p>
      )}
    </div>
  );
});
