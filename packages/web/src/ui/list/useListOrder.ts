import { useMemo } from 'react';
import { useAddressQuery } from '../navigation/useAddressQuery';

export interface Order<Sort extends string> {
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

export interface ListOrder<Sort extends string> {
  readonly value: Order<Sort>;
  // A method: a table of any sort takes the order of a list.
  set(value: Order<Sort>): void;
}

/**
 * How a list is sorted, stored in the address next to its filters; without `sort` there it is by the first of `sorts`,
 * from the newest or highest down.
 */
export function useListOrder<Sort extends string>(sorts: readonly [Sort, ...Sort[]]): ListOrder<Sort> {
  const [query, change] = useAddressQuery();
  const sort = sorts.find((one) => one === query.get('sort')) ?? sorts[0];
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  return {
    value: useMemo(() => ({ sort, order }), [sort, order]),
    set: (value) =>
      change((next) => {
        next.delete('sort');
        next.delete('order');
        if (value.sort !== sorts[0]) next.set('sort', value.sort);
        if (value.order !== 'desc') next.set('order', value.order);
      }),
  };
}
