import styles from './admin.module.css';

/** An id of a provider or the ledger: truncated in a list, complete on hover. */
export function Reference({ id }: { readonly id: string }) {
  return (
    <span className={`lw-mono ${styles.id}`} title={id}>
      {id}
    </span>
  );
}
