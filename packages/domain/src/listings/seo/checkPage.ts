import { productClassFor, ruleSetFor } from '../../marketplaces/index.js';
import type { PageProduct } from '../../products/index.js';
import { checkSeo } from './checkSeo.js';
import type { SeoCheck } from './SeoCheck.js';

/** Judges the text of a product page by itself, by the rules of its marketplace on a day (an ISO date). */
export function checkPage(page: PageProduct, on: string): SeoCheck {
  const { title, description, bullet_points: bulletPoints, brand, marketplace } = page;
  const ruleSet = ruleSetFor({
    marketplace: marketplace?.startsWith('amazon.') === true ? 'amazon' : 'shopify',
    productClass: productClassFor(''),
    on,
  });
  const copy = { title, description: description ?? '', bulletPoints };
  return checkSeo(
    { copy, keywords: [], kind: '', brand: brand ?? '', category: '', language: 'en', product: null },
    ruleSet,
  );
}
