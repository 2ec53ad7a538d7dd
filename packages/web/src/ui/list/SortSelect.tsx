import { NativeSelect } from '@mantine/core';
import type { ListOrder, Order } from './useListOrder';
import styles from './SortSelect.module.css';

export interface SortChoice<Sort extends string> extends Order<Sort> {
  readonly label: string;
}

interface SortSelectProps<Sort extends string> {
  readonly order: ListOrder<Sort>;
  readonly choices: readonly SortChoice<Sort>[];
}

/** Sorts a list on small screens, where rows are cards without column headings. */
export function SortSelect<Sort extends string>({ order, choices }: SortSelectProps<Sort>) {
  return (
    <NativeSelect
      className={styles.select}
      aria-label="Sort"
      value={keyOf(order.value)}
      data={choices.map((choice) => ({ value: keyOf(choice), label: choice.label }))}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => keyOf(choice) === currentTarget.value);
        if (chosen !== undefined) order.set({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}

const keyOf = ({ sort, order }: Order<string>): string => `${sort} ${order}`;
