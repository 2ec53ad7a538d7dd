import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  const [query, setQuery] = useSearchParams();
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
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    clear: () =>
      setQuery(
        (before) => new URLSearchParams([...before].filter(([name]) => !(names as readonly string[]).includes(name))),
        { replace: true },
      ),
    isFiltered: Object.keys(values).length > 0,
  };
}
