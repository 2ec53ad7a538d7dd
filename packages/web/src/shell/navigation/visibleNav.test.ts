import { describe, expect, it } from '@jest/globals';
import { navEntries } from './navEntries';
import { pageName } from './pageName';
import { visibleLinks, visibleNav } from './visibleNav';

describe('navigation', () => {
  it('names every entry of the specification', () => {
    const labels = navEntries.flatMap((entry) =>
      entry === 'divider'
        ? []
        : 'entries' in entry
          ? [entry.label, ...entry.entries.map(({ label }) => label)]
          : [entry.label],
    );
    expect(labels.join(' ')).toBe(
      'Dashboard Listings Generate Amazon assistant A+ content Bulk generate Images ' +
        'Analysis Competitors Analytics SEO analyzer Product research Marketplace analysis ' +
        'Keywords Price Analysis Pricing tool Profit calculator Reviews Market trends Inventory ' +
        'Account Library Jobs Connections',
    );
  });

  it('shows those whose screen is registered', () => {
    expect(visibleLinks.map(({ label }) => label)).toEqual([
      ...['Dashboard', 'Generate', 'Bulk generate', 'Keywords', 'Account', 'Library', 'Jobs'],
    ]);
    expect(visibleNav.filter((entry) => entry !== 'divider' && 'entries' in entry)).toHaveLength(1);
  });

  it.each([
    ['/app/generate', 'Generate'],
    ['/app/listings', 'Library'],
    ['/app/listings/1', 'Listing'],
    ['/app/unknown', 'Dashboard'],
  ])('calls %s %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
