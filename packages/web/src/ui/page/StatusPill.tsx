import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A coloured label; the text carries the meaning. Lists have dozens, so it is an element and no component of Mantine. */
export function StatusPill({ tone, icon, children }: StatusPillProps) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
