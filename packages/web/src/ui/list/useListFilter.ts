import { useMemo } from 'react';
import { useAddressQuery } from '../navigation/useAddressQuery';

export interface ListFilter<Name extends string> {
  /** The current filter; names without a value are left out. */
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
}

/**
 * The filters of a list, stored in the address, so that a reload, Back and a shared link show the same. If only some
 * values are `allowed`, others count as none.
 */
export function useListFilter<Name extends string>(
  names: readonly Name[],
  allowed?: Readonly<Partial<Record<Name, readonly string[]>>>,
): ListFilter<Name> {
  const [query, change] = useAddressQuery();
  const valueOf = (name: Name) => {
    const value = query.get(name) ?? '';
    return allowed?.[name]?.includes(value) === false ? '' : value;
  };
  const text = names.map(valueOf).join('\n');
  const values = useMemo(() => {
    const entries = names.map((name) => [name, valueOf(name)] as const).filter(([, value]) => value !== '');
    return Object.fromEntries(entries) as Partial<Record<Name, string>>;
  }, [text]);
  return {
    values,
    set: (name, value) =>
      change((next) => {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }),
    clear: () => change((next) => names.forEach((name) => next.delete(name))),
    isFiltered: Object.keys(values).length > 0,
  };
}
