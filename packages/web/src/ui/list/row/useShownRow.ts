import { useAddressQuery } from '../../navigation/useAddressQuery';

export interface ShownRow {
  /** Of the row whose drawer is open; null: none. */
  readonly id: string | null;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/** The row that is looked at beside the list, stored in the address (`row=…`): a link to it opens its drawer. */
export function useShownRow(): ShownRow {
  const [query, change] = useAddressQuery();
  const set = (id: string | null, replace: boolean) =>
    change(
      (next) => {
        if (id === null) next.delete('row');
        else next.set('row', id);
      },
      { replace, preventScrollReset: true },
    );
  return { id: query.get('row'), show: (id) => set(id, false), close: () => set(null, true) };
}
