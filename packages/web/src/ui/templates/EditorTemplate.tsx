import { useEffect, useRef, type ReactNode } from 'react';
import styles from './EditorTemplate.module.css';

interface EditorTemplateProps {
  readonly fields: ReactNode;
  /** What the fields result in: findings and a preview. Absent on narrow screens, where tabs show the same. */
  readonly rail: ReactNode;
}

/** Fields on the left; on the right, in view while they scroll, what they result in. */
export function EditorTemplate({ fields, rail }: EditorTemplateProps) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = column;
    if (current === null) return;
    // Reported with the first layout: to read it here would make the browser lay out the page once more.
    let width: number | undefined;
    // Growing fields measure themselves when the window is resized; the column also changes when the rail comes.
    const observer = new ResizeObserver(([entry]) => {
      const before = width;
      width = entry?.contentRect.width;
      if (before !== undefined && width !== before) window.dispatchEvent(new Event('resize'));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.editor}>
      <div ref={column} className={styles.fields}>
        {fields}
      </div>
      <div className={styles.rail}>{rail}</div>
    </div>
  );
}
