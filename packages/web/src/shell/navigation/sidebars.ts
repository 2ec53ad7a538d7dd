import { IconArrowBackUp, IconCoins, IconReportAnalytics, IconTag } from '@tabler/icons-react';
import { areas } from '../../areas/areas';
import type { NavLinkEntry } from '../../ui/area/Area';
import { orderNav, type NavEntry, type NavSlot } from './orderNav';

/**
 * The order that the specification gives, including entries that this version does not have yet. Products, Library and
 * Connections are ours.
 */
export const SELLER_SLOTS: readonly NavSlot[] = [
  '/app/dashboard',
  '/app/products',
  {
    label: 'Listings',
    icon: IconTag,
    paths: ['/app/listings', '/app/generate', '/app/amazon-assistant', '/app/aplus-content', '/app/bulk-generate'],
  },
  '/app/images',
  {
    label: 'Analysis',
    icon: IconReportAnalytics,
    paths: [
      '/app/competitors',
      '/app/analytics',
      '/app/seo-analyzer',
      '/app/product-research',
      '/app/marketplace-analysis',
    ],
  },
  '/app/keywords',
  { label: 'Price Analysis', icon: IconCoins, paths: ['/app/pricing-tool', '/app/profit-calculator'] },
  '/app/reviews',
  '/app/market-trends',
  '/app/inventory',
  '/app/marketplace-connect',
  '/app/profile',
];

const ADMIN_SLOTS: readonly NavSlot[] = [
  '/admin/dashboard',
  '/admin/customers',
  '/admin/payments',
  '/admin/quotas',
  '/admin/transactions',
  'divider',
  '/admin/audit',
  '/admin/system',
  '/admin/rules',
  '/admin/model',
];

const entries = areas.flatMap(({ navigation = [] }) => navigation);
const under = (root: string) => entries.filter(({ path }) => path.startsWith(root));

/** The sidebar of sellers. */
export const sellerNav: readonly NavEntry[] = orderNav(
  SELLER_SLOTS,
  under('/app/').filter(({ isInHeader }) => isInHeader !== true),
);

/** The same as a flat list, and then what the header leads to: for the palette and the shortcuts after `g`. */
export const visibleLinks: readonly NavLinkEntry[] = [
  ...sellerNav.flatMap((entry) => {
    if (entry === 'divider') return [];
    return 'entries' in entry ? entry.entries : [entry];
  }),
  ...under('/app/').filter(({ isInHeader }) => isInHeader === true),
];

/** The sidebar of the admin area. */
export const adminNav: readonly NavEntry[] = [
  ...orderNav(ADMIN_SLOTS, under('/admin/')),
  'divider',
  { label: 'Back to app', path: '/app/dashboard', icon: IconArrowBackUp },
];
