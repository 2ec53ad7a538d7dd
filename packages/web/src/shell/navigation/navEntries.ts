import {
  IconAffiliate,
  IconBuildingStore,
  IconBulb,
  IconCalculator,
  IconChartBar,
  IconCoinRupee,
  IconCoins,
  IconFileSpreadsheet,
  IconGauge,
  IconKey,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconListDetails,
  IconMessageStar,
  IconPackages,
  IconPhoto,
  IconPhotoSearch,
  IconPlugConnected,
  IconProgress,
  IconReportAnalytics,
  IconSparkles,
  IconTag,
  IconTrendingUp,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';

export interface NavLinkEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: Icon;
  /** After `g`. */
  readonly key?: string;
}

export interface NavGroupEntry {
  readonly label: string;
  readonly icon: Icon;
  readonly entries: readonly NavLinkEntry[];
}

export type NavEntry = NavLinkEntry | NavGroupEntry | 'divider';

const link = (label: string, path: string, icon: Icon, key?: string): NavLinkEntry => ({
  label,
  path: `/app/${path}`,
  icon,
  ...(key === undefined ? {} : { key }),
});

/** The whole sidebar as specified; what a version lacks is left out by `scenes`. */
export const navEntries: readonly NavEntry[] = [
  link('Dashboard', 'dashboard', IconLayoutDashboard, 'd'),
  {
    label: 'Listings',
    icon: IconTag,
    entries: [
      link('Generate', 'generate', IconSparkles),
      link('Amazon assistant', 'amazon-assistant', IconPhotoSearch),
      link('A+ content', 'aplus-content', IconLayoutGrid),
      link('Bulk generate', 'bulk-generate', IconFileSpreadsheet, 'b'),
    ],
  },
  link('Images', 'images', IconPhoto, 'i'),
  {
    label: 'Analysis',
    icon: IconReportAnalytics,
    entries: [
      link('Competitors', 'competitors', IconAffiliate),
      link('Analytics', 'analytics', IconChartBar),
      link('SEO analyzer', 'seo-analyzer', IconGauge),
      link('Product research', 'product-research', IconBulb),
      link('Marketplace analysis', 'marketplace-analysis', IconBuildingStore),
    ],
  },
  link('Keywords', 'keywords', IconKey, 'k'),
  {
    label: 'Price Analysis',
    icon: IconCoins,
    entries: [
      link('Pricing tool', 'pricing-tool', IconCoinRupee),
      link('Profit calculator', 'profit-calculator', IconCalculator),
    ],
  },
  link('Reviews', 'reviews', IconMessageStar, 'r'),
  link('Market trends', 'market-trends', IconTrendingUp),
  link('Inventory', 'inventory', IconPackages, 'v'),
  link('Account', 'profile', IconUserCircle, 'a'),
  'divider',
  link('Library', 'listings', IconListDetails, 'l'),
  link('Jobs', 'jobs', IconProgress, 'j'),
  link('Connections', 'marketplace-connect', IconPlugConnected),
];
