import { useMemo } from 'react';
import { useAddressQuery } from '../navigation/useAddressQuery';

export interface HiddenColumns {
  readonly names: ReadonlySet<string>;
  readonly toggle: (name: string) => void;
}

const namesIn = (query: URLSearchParams): readonly string[] =>
  (query.get('hide') ?? '').split(',').filter((name) => name !== '');

/** The columns that are not shown, stored in the address next to filters and order (`hide=SKU,Score`). */
export function useHiddenColumns(): HiddenColumns {
  const [query, change] = useAddressQuery();
  const text = query.get('hide');
  const names = useMemo(() => new Set(namesIn(query)), [text]);
  return {
    names,
    toggle: (name) =>
      change((next) => {
        const hidden = namesIn(next);
        const kept = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
        if (kept.length === 0) next.delete('hide');
        else next.set('hide', kept.join(','));
      }),
  };
}
