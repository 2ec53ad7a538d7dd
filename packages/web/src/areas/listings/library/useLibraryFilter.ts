import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { LISTING_STATUSES } from '@listwright/application/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LibraryFilter } from './LibraryStore';

/** Search, marketplace and status out of the address, and a way to change them there. */
export function useLibraryFilter() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const marketplace = MARKETPLACES.find((one) => one === query.get('marketplace'));
  const status = LISTING_STATUSES.find((one) => one === query.get('status'));
  const filter = useMemo<LibraryFilter>(
    () => ({
      ...(search === '' ? {} : { search }),
      ...(marketplace === undefined ? {} : { marketplace }),
      ...(status === undefined ? {} : { status }),
    }),
    [search, marketplace, status],
  );
  const set = (name: 'search' | 'marketplace' | 'status', value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    search,
    marketplace,
    status,
    filter,
    set,
    clear: () => setQuery({}, { replace: true }),
    isFiltered: Object.keys(filter).length > 0,
  };
}
