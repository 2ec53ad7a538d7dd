import type { Marketplace } from '../../Marketplace.js';
import { AMAZON_EPOCHS, SHOPIFY_EPOCH } from '../ruleEpochs.js';

/** The newest day whose rules this version has itself. */
export function lastBuiltInDay(marketplace: Marketplace): string {
  return marketplace === 'amazon' ? AMAZON_EPOCHS.shortTitles : SHOPIFY_EPOCH;
}
