import { AMAZON_STORES, productClassFor, ruleSetFor } from '../../marketplaces/index.js';
import type { PageProduct } from '../../products/index.js';
import { checkSeo } from './checkSeo.js';
import type { SeoCheck } from './SeoCheck.js';

/** Judges the text of a product page by itself, by the rules of its store and in its language, on a day (an ISO date). */
export function checkPage(page: PageProduct, on: string): SeoCheck {
  const { title, description, bullet_points: bulletPoints, brand, marketplace } = page;
  const store = AMAZON_STORES.find(({ host }) => host === marketplace);
  const ruleSet = ruleSetFor({
    marketplace: isAmazonPage(page) ? 'amazon' : 'shopify',
    ...(store === undefined ? {} : { marketplaceId: store.id }),
    productClass: productClassFor(''),
    on,
  });
  const check = checkSeo(
    {
      copy: { title, description: description ?? '', bulletPoints },
      keywords: [],
      kind: '',
      brand: brand ?? '',
      category: '',
      language: store?.language ?? 'en',
      product: null,
    },
    ruleSet,
  );
  // Nobody knows by which words a page wants to be found.
  return {
    ...check,
    checks: check.checks.filter(({ id }) => id !== 'keywords'),
    suggestions: check.suggestions.filter(({ rule }) => rule !== 'score.keywords'),
  };
}

/** Whether a page is of an Amazon shop. */
export const isAmazonPage = ({ marketplace }: Pick<PageProduct, 'marketplace'>): boolean =>
  marketplace?.startsWith('amazon.') === true;
