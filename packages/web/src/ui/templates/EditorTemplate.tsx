import type { ReactNode } from 'react';
import styles from './EditorTemplate.module.css';

interface EditorTemplateProps {
  readonly fields: ReactNode;
  /** What the fields result in: findings and a preview. Absent on narrow screens, where tabs show the same. */
  readonly rail: ReactNode;
}

/** Fields on the left; on the right, in view while they scroll, what they result in. */
export function EditorTemplate({ fields, rail }: EditorTemplateProps) {
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>{fields}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
  );
}
