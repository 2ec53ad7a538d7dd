import type { Icon } from '@tabler/icons-react';
import type { NavLinkEntry } from '../../ui/area/Area';

export interface NavGroupEntry {
  readonly label: string;
  readonly icon: Icon;
  readonly entries: readonly NavLinkEntry[];
}

export type NavEntry = NavLinkEntry | NavGroupEntry | 'divider';

/** A slot of a sidebar: an entry by its path, a group of entries, or a divider. */
export type NavSlot = string | { readonly label: string; readonly icon: Icon; readonly paths: readonly string[] };

/**
 * Orders entries by their slots. Slots without an entry and empty groups are dropped; entries without a slot come last.
 */
export function orderNav(places: readonly NavSlot[], entries: readonly NavLinkEntry[]): readonly NavEntry[] {
  const at = (path: string) => entries.filter((entry) => entry.path === path);
  const placed = places.flatMap((place): NavEntry[] => {
    if (place === 'divider') return [place];
    if (typeof place === 'string') return at(place);
    const inside = place.paths.flatMap(at);
    return inside.length === 0 ? [] : [{ label: place.label, icon: place.icon, entries: inside }];
  });
  const known = new Set(places.flatMap((place) => (typeof place === 'string' ? [place] : place.paths)));
  return [...placed, ...entries.filter(({ path }) => !known.has(path))];
}
