import {
  IconChartBar,
  IconCoinRupee,
  IconGauge,
  IconKey,
  IconMessageStar,
  IconPhoto,
  IconSparkles,
  IconTrendingUp,
  type Icon,
} from '@tabler/icons-react';

interface QuickAction {
  readonly name: string;
  readonly about: string;
  readonly path: string;
  readonly icon: Icon;
}

/** The eight tiles. Each appears once its screen is registered. */
export const quickActionTable: readonly QuickAction[] = [
  { name: 'Generate Listing', about: 'From one product', path: '/app/generate', icon: IconSparkles },
  { name: 'Process Images', about: 'Five views of a photo', path: '/app/images', icon: IconPhoto },
  { name: 'Keyword Research', about: 'What buyers search for', path: '/app/keywords', icon: IconKey },
  { name: 'Analytics', about: 'Views, clicks, sales', path: '/app/analytics', icon: IconChartBar },
  { name: 'Price Optimization', about: 'How your price compares', path: '/app/pricing-tool', icon: IconCoinRupee },
  { name: 'Review Management', about: 'Read and answer', path: '/app/reviews', icon: IconMessageStar },
  { name: 'SEO Analyzer', about: 'Grade a title', path: '/app/seo-analyzer', icon: IconGauge },
  { name: 'Market Trends', about: 'What’s trending', path: '/app/market-trends', icon: IconTrendingUp },
];
