import { Wordmark } from '../ui/Wordmark';
import styles from './shell.module.css';

/** The outline of the shell that the server sends, shown until the app's code replaces it. */
export function AppFrame() {
  return (
    <div className={`${styles.app} ${styles.outline}`} aria-busy="true">
      <div className={styles.aside}>
        <div className={styles.asideBrand}>
          <Wordmark />
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.header}>
          <p className={styles.headerPage}>Listwright</p>
        </div>
        <div className="lw-main">
          <p className="lw-secondary">Loading…</p>
        </div>
      </div>
    </div>
  );
}
