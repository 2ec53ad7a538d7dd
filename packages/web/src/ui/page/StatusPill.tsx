import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones';
import styles from './page.module.css';

/** A coloured label; the text carries the meaning. */
export function StatusPill({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Badge component="span" color={tone} variant="light" leftSection={icon} className={styles.pill}>
      {children}
    </Badge>
  );
}
