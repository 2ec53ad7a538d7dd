import type { RuleSet } from '../../marketplaces/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import { EMPTY_COPY, type ListingCopy } from '../ListingCopy.js';
import { handleFor } from '../fitting/handleFor.js';
import { searchWordsOf } from './fields/search/searchWordsOf.js';
import { writeAmazonText } from './fields/writeAmazonText.js';
import { writeShopifyText } from './fields/writeShopifyText.js';
import { storyOf } from './storyOf.js';

/**
 * Writes every field of a listing from the facts of a brief: what it says was given, follows by the meaning of the words
 * or is arithmetic. The same brief, rule set and variation always give the same text. English only.
 */
export function writeListing(brief: ListingBrief, ruleSet: RuleSet, variation: number): ListingCopy {
  const story = storyOf(brief, ruleSet, variation);
  const { title, reading } = story;
  const keywords = searchWordsOf(story);
  const written = {
    ...EMPTY_COPY,
    title: title.title === '' ? reading.statedName : title.title,
    keywords: keywords.slice(0, 15),
  };
  return ruleSet.marketplace === 'shopify'
    ? {
        ...written,
        ...writeShopifyText(story),
        handle: handleFor(written.title) || handleFor(`${brief.brand} ${brief.category}`) || 'product',
      }
    : { ...written, ...writeAmazonText(story, keywords) };
}
