import styles from './SampleNote.module.css';

/** Marks placeholder copy that the operator has not replaced yet. */
export function SampleNote() {
  return (
    <p className={styles.note}>
      Sample copy. The operator of this server can replace it with <code>listwright admin branding</code>
    </p>
  );
}
