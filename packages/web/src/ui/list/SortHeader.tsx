import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListOrder } from './useListOrder';
import styles from './SortHeader.module.css';

interface SortHeaderProps<Sort extends string> {
  readonly sort: Sort;
  readonly order: ListOrder<Sort>;
  readonly className?: string | undefined;
  readonly isFigure?: true | undefined;
  /** Its first direction: from the newest or highest down where absent. */
  readonly first?: 'asc' | undefined;
  readonly children: ReactNode;
}

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

/** A column heading that sorts, and the other way at the next press. */
export function SortHeader<Sort extends string>({
  sort,
  order,
  className,
  isFigure,
  first,
  children,
}: SortHeaderProps<Sort>) {
  const direction = order.value.sort === sort ? order.value.order : undefined;
  const next = direction === undefined ? (first ?? 'desc') : direction === 'desc' ? 'asc' : 'desc';
  const Arrow = direction === undefined ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" className={className} data-figure={isFigure} aria-sort={direction && ARIA_SORTS[direction]}>
      <UnstyledButton className={styles.button} onClick={() => order.set({ sort, order: next })}>
        {children}
        <Arrow {...icon} />
      </UnstyledButton>
    </th>
  );
}

const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const;
