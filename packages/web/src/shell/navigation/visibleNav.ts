import { navEntries, type NavEntry, type NavLinkEntry } from './navEntries';
import { registeredPaths } from './registeredPaths';

const hasScene = (entry: NavLinkEntry) => registeredPaths.has(entry.path);

/** The sidebar of this version: entries whose screen is registered, groups that still hold one. */
export const visibleNav: readonly NavEntry[] = navEntries.flatMap((entry): NavEntry[] => {
  if (entry === 'divider') return [entry];
  if (!('entries' in entry)) return hasScene(entry) ? [entry] : [];
  const entries = entry.entries.filter(hasScene);
  return entries.length === 0 ? [] : [{ ...entry, entries }];
});

/** The same without groups: for the palette and the keys after `g`. */
export const visibleLinks: readonly NavLinkEntry[] = visibleNav.flatMap((entry) => {
  if (entry === 'divider') return [];
  return 'entries' in entry ? entry.entries : [entry];
});
