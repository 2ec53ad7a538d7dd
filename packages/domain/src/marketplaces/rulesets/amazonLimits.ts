import type { ProductClass } from '../ProductClass.js';
import { AMAZON_EPOCHS, LONG_TITLE_COUNTRIES } from './ruleEpochs.js';
import type { RuleLimits } from './RuleLimits.js';

const LONG_TITLE = 200;
const SHORT_TITLE = 75;

/** Amazon's figures for a store (country code), a product class and the first day of a period. */
export function amazonLimits(country: string, productClass: ProductClass, epoch: string): RuleLimits {
  const short =
    epoch >= AMAZON_EPOCHS.shortTitles && productClass === 'general' && !LONG_TITLE_COUNTRIES.includes(country);
  return {
    titleMax: short ? SHORT_TITLE : LONG_TITLE,
    // Phones show about 80 characters of a longer title in search results.
    ...(short ? {} : { titleCutMobile: 80 }),
    titleWordRepeats: 2,
    ...(epoch >= AMAZON_EPOCHS.shortTitles ? { highlightsMax: 125, titleWithHighlightsMax: 200 } : {}),
    bulletMin: 10,
    bulletMax: 255,
    bulletsTotalMax: 1000,
    bulletCount: 5,
    bulletCountRecommended: 3,
    descriptionMax: 2000,
    searchTermsMaxBytes: 249,
    searchTermsTargetBytes: 200,
  };
}
