import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom';

/** Changes the query of the address; without options no entry is added to the history. */
export type ChangeQuery = (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/** The query that was asked for since a location was rendered: the next change starts from it. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the address, and how it is changed. React Router gives a change the query that was last rendered, so that of two
 * quick ones, of a filter and a column for example, the first would be lost.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: ChangeQuery] {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  return [
    query,
    (edit, options = { replace: true }) => {
      const next = new URLSearchParams(asked.get(location) ?? query);
      edit(next);
      asked.set(location, next);
      setQuery(next, options);
    },
  ];
}
