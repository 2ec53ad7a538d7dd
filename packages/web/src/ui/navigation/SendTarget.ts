import type { Icon } from '@tabler/icons-react';

export interface SendTarget {
  readonly label: string;
  readonly icon: Icon;
  readonly path: string;
  /** What the other tool starts with, where the address does not say it. */
  readonly state?: object;
}

export interface SendToProps {
  readonly targets: readonly SendTarget[];
  readonly size?: 'sm' | 'md';
}
