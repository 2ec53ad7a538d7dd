import type { ReactNode } from 'react';
import styles from './previews.module.css';

interface PreviewFrameProps {
  readonly name: string;
  readonly width?: 'phone' | 'wide';
  readonly children: ReactNode;
}

/** A neutral look-alike of a store's page, always in light colours. */
export function PreviewFrame({ name, width = 'wide', children }: PreviewFrameProps) {
  return (
    <figure className={styles.frame} data-width={width}>
      <figcaption className="lw-row-between lw-caption">
        <span className={styles.frameName}>{name}</span>
        <span>Preview — the store may differ</span>
      </figcaption>
      <div className={styles.framePage}>{children}</div>
    </figure>
  );
}
