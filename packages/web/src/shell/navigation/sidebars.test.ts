import { describe, expect, it } from '@jest/globals';
import { IconTag } from '@tabler/icons-react';
import { orderNav } from './orderNav';
import { breadcrumbTrail } from './breadcrumbTrail';
import { registeredPaths } from './scenes';
import { adminNav, SELLER_SLOTS, sellerNav, visibleLinks } from './sidebars';

const link = (label: string) => ({ label, path: `/app/${label}`, icon: IconTag });

describe('navigation', () => {
  it('has a slot for every entry of the specification, and Products, Library and Connections where sellers look', () => {
    const places = SELLER_SLOTS.flatMap((place) =>
      place === 'divider' ? [] : typeof place === 'string' ? [place] : [place.label, ...place.paths],
    );
    expect(places.map((place) => place.replace('/app/', '')).join(' ')).toBe(
      'dashboard products Listings listings generate amazon-assistant aplus-content bulk-generate images ' +
        'Analysis competitors analytics seo-analyzer product-research marketplace-analysis ' +
        'keywords Price Analysis pricing-tool profit-calculator reviews market-trends inventory marketplace-connect profile',
    );
  });

  it('shows what the areas of this version have, in that order', () => {
    const places = SELLER_SLOTS.flatMap((place) => (typeof place === 'string' ? [place] : place.paths));
    const shown = visibleLinks.map(({ path }) => path);
    expect(shown.filter((path) => path !== '/app/jobs')).toEqual(places.filter((place) => shown.includes(place)));
    expect(visibleLinks.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Dashboard', 'Generate', 'Bulk generate', 'Keywords', 'Account', 'Library', 'Jobs']),
    );
    const groups = sellerNav.filter((entry) => entry !== 'divider' && 'entries' in entry);
    expect(groups).toContainEqual(expect.objectContaining({ label: 'Listings' }));
    expect(adminNav.map((entry) => (entry === 'divider' ? '-' : entry.label)).join(', ')).toBe(
      'Dashboard, Customer Management, Payment Management, Quota Management, Transaction History, -, ' +
        'Audit log, System, Marketplace rules, Connect a model, -, Back to app',
    );
  });

  it('leads to screens that exist', () => {
    expect(visibleLinks.filter(({ path }) => !registeredPaths.has(path))).toEqual([]);
  });

  it('puts an entry without a slot at the end, and drops empty groups', () => {
    const group = { label: 'Group', icon: IconTag, paths: ['/app/c'] };
    expect(orderNav(['/app/b', group, '/app/d'], [link('new'), link('b')])).toEqual([link('b'), link('new')]);
  });

  it('keeps what the header leads to out of the sidebar, and in the palette', () => {
    const paths = sellerNav.flatMap((entry) =>
      entry === 'divider' ? [] : 'entries' in entry ? entry.entries.map(({ path }) => path) : [entry.path],
    );
    expect(paths).not.toContain('/app/jobs');
    expect(visibleLinks.map(({ path }) => path)).toEqual([...paths, '/app/jobs']);
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['/app/dashboard', 'Dashboard'],
    ['/app/generate', 'Dashboard / Listings / Generate'],
    ['/app/bulk', 'Dashboard / Listings / Bulk generate'],
    ['/app/listings', 'Dashboard / Listings / Library'],
    ['/app/listings/1', 'Dashboard / Listings / Library / Listing'],
    ['/app/products/1', 'Dashboard / Products / Product'],
    ['/app/jobs', 'Dashboard / Jobs'],
    ['/admin/customers', 'Dashboard / Customer Management'],
    ['/app/unknown', 'Dashboard'],
  ])('of %s are %s', (path, trail) => {
    expect(
      breadcrumbTrail(path)
        .map(({ label }) => label)
        .join(' / '),
    ).toBe(trail);
  });

  it('lead to the pages above, and back to the page that a listing was opened from', () => {
    const from = { path: '/app/products/1', label: 'Steel bottle' };
    expect(breadcrumbTrail('/app/listings/1').map(({ path }) => path)).toEqual([
      '/app/dashboard',
      undefined,
      '/app/listings',
      undefined,
    ]);
    expect(breadcrumbTrail('/app/listings/1', { from })).toContainEqual(from);
    expect(breadcrumbTrail('/admin/customers')[0]?.path).toBe('/admin/dashboard');
  });
});
