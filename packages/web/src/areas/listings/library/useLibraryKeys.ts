import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../../ui/keyboard/useKeys';
import type { ListFilter } from '../../../ui/list/useListFilter';
import type { LibraryStore } from './LibraryStore';

/** A row may have other links next to the one that opens its listing. */
const MAIN_LINKS = '[data-row] .lw-row-link';

/**
 * In the table of the library, `j` and `k` move through the rows, `x` selects, `e` edits, Enter opens natively; Esc clears the selection, then the
 * filters.
 */
export function useLibraryKeys(
  table: RefObject<HTMLElement | null>,
  store: LibraryStore,
  query: Pick<ListFilter<never>, 'isFiltered' | 'clear'>,
): void {
  const navigate = useNavigate();
  const move = (step: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>(MAIN_LINKS) ?? [])];
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const next = at < 0 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
    next?.focus();
    next?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  const current = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    return table.current?.contains(row ?? null) ? row?.dataset.row : undefined;
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const id = current();
      if (id !== undefined) store.select(id, !store.selected.has(id));
    },
    e: () => {
      const id = current();
      if (id !== undefined) void navigate(`/app/listings/${id}?tab=fields`);
    },
    Escape: () => {
      if (store.selected.size > 0) store.selectAll(false);
      else if (query.isFiltered) query.clear();
    },
  });
}
