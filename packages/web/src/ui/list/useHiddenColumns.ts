import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface HiddenColumns {
  readonly names: ReadonlySet<string>;
  readonly toggle: (name: string) => void;
}

/** The columns that are not shown, stored in the address next to filters and order (`hide=SKU,Score`). */
export function useHiddenColumns(): HiddenColumns {
  const [query, setQuery] = useSearchParams();
  const text = query.get('hide') ?? '';
  const names = useMemo(() => new Set(text.split(',').filter((name) => name !== '')), [text]);
  return {
    names,
    toggle: (name) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          const kept = names.has(name) ? [...names].filter((one) => one !== name) : [...names, name];
          if (kept.length === 0) next.delete('hide');
          else next.set('hide', kept.join(','));
          return next;
        },
        { replace: true },
      ),
  };
}
