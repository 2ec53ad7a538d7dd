import type { Icon } from '@tabler/icons-react';
import type { NavLinkEntry } from '../../ui/area/Area';

export interface NavGroupEntry {
  readonly label: string;
  readonly icon: Icon;
  readonly entries: readonly NavLinkEntry[];
}

export type NavEntry = NavLinkEntry | NavGroupEntry | 'divider';

/** A place of a sidebar: for the entry with this path, for a group of such, or a line between them. */
export type NavPlace = string | { readonly label: string; readonly icon: Icon; readonly paths: readonly string[] };

/** Puts entries in their places. Places without an entry and empty groups are left out; entries without a place come last. */
export function orderNav(places: readonly NavPlace[], entries: readonly NavLinkEntry[]): readonly NavEntry[] {
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
