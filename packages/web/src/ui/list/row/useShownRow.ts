import { useSearchParams } from 'react-router-dom';

export interface ShownRow {
  /** Of the row whose drawer is open; null: none. */
  readonly id: string | null;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/** The row that is looked at beside the list, stored in the address (`row=…`): a link to it opens its drawer. */
export function useShownRow(): ShownRow {
  const [query, setQuery] = useSearchParams();
  const set = (id: string | null, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('row');
        else next.set('row', id);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return { id: query.get('row'), show: (id) => set(id, false), close: () => set(null, true) };
}
