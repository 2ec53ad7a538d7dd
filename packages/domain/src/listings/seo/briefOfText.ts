import type { RuleSet } from '../../marketplaces/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import { stripHtml } from '../rules/everyField/stripHtml.js';
import type { SeoInput } from './SeoCheck.js';

/**
 * What a text is checked against: the product where one is given, else what the text itself says. Its fields are then the
 * facts, one line each, so that a text can only contradict itself.
 */
export function briefOfText(input: SeoInput, { marketplace }: RuleSet): ListingBrief {
  const { copy, keywords, kind, brand, category, language, product } = input;
  const shared = { category, brand, keywords, marketplace, marketplaceId: '', tone: 'neutral', language } as const;
  if (product !== null) return { ...shared, ...product };
  const { title = '', itemHighlights = '', bulletPoints = [], description = '' } = copy;
  const lines = [itemHighlights, ...bulletPoints, stripHtml(description)];
  return kind === ''
    ? { ...shared, productName: title, description: lines.join('\n'), attributes: {} }
    : { ...shared, productName: kind, description: [title, ...lines].join('\n'), attributes: {} };
}
