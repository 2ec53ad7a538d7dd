import { describe, expect, it } from '@jest/globals';
import { IconTag } from '@tabler/icons-react';
import { orderNav } from './orderNav';
import { pageName } from './pageName';
import { registeredPaths } from './scenes';
import { adminNav, SELLER_SLOTS, sellerNav, visibleLinks } from './sidebars';

const link = (label: string) => ({ label, path: `/app/${label}`, icon: IconTag });

describe('navigation', () => {
  it('has a slot for every entry of the specification, and Products under Dashboard', () => {
    const places = SELLER_SLOTS.flatMap((place) =>
      place === 'divider' ? [] : typeof place === 'string' ? [place] : [place.label, ...place.paths],
    );
    expect(places.map((place) => place.replace('/app/', '')).join(' ')).toBe(
      'dashboard products Listings generate amazon-assistant aplus-content bulk-generate images ' +
        'Analysis competitors analytics seo-analyzer product-research marketplace-analysis ' +
        'keywords Price Analysis pricing-tool profit-calculator reviews market-trends inventory ' +
        'profile listings jobs marketplace-connect',
    );
  });

  it('shows what the areas of this version have, in that order', () => {
    const places = SELLER_SLOTS.flatMap((place) => (typeof place === 'string' ? [place] : place.paths));
    const shown = visibleLinks.map(({ path }) => path);
    expect(shown).toEqual(places.filter((place) => shown.includes(place)));
    expect(visibleLinks.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Dashboard', 'Generate', 'Bulk generate', 'Keywords', 'Account', 'Library', 'Jobs']),
    );
    const groups = sellerNav.filter((entry) => entry !== 'divider' && 'entries' in entry);
    expect(groups).toContainEqual(expect.objectContaining({ label: 'Listings' }));
    expect(adminNav.map((entry) => (entry === 'divider' ? '-' : entry.label)).join(', ')).toBe(
      'Dashboard, Customer Management, Payment Management, Quota Management, Transaction History, -, ' +
        'Audit log, System, Connect a model, -, Back to app',
    );
  });

  it('leads to screens that exist', () => {
    expect(visibleLinks.filter(({ path }) => !registeredPaths.has(path))).toEqual([]);
  });

  it('puts an entry without a slot at the end, and drops empty groups', () => {
    const group = { label: 'Group', icon: IconTag, paths: ['/app/c'] };
    expect(orderNav(['/app/b', group, '/app/d'], [link('new'), link('b')])).toEqual([link('b'), link('new')]);
  });

  it.each([
    ['/app/generate', 'Generate'],
    ['/app/listings', 'Library'],
    ['/app/listings/1', 'Listing'],
    ['/app/products', 'Products'],
    ['/app/products/1', 'Product'],
    ['/app/unknown', 'Dashboard'],
  ])('calls %s %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
