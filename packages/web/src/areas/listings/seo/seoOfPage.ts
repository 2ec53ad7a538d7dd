import { AMAZON_STORES } from '@listwright/domain/marketplaces';
import type { SentPage } from '../../../ui/navigation/SentPage';
import { EMPTY_SEO, type SeoValues } from './SeoValues';

/** The text of a page, to be judged by the rules of its shop. */
export function seoOfPage({ title, description, bulletPoints, brand, shop }: SentPage): SeoValues {
  const store = AMAZON_STORES.find(({ host }) => host === shop);
  const isAmazon = shop.startsWith('amazon.');
  return {
    ...EMPTY_SEO,
    title,
    description,
    brand,
    marketplace: isAmazon ? 'amazon' : 'shopify',
    ...(isAmazon ? { bullet_points: [...bulletPoints] } : {}),
    ...(store === undefined ? {} : { marketplace_id: store.id, language: store.language }),
  };
}
