import { PRODUCT_LIMITS } from '../products/index.js';
import type { FieldFault } from '../shared/index.js';
import type { ListingBrief } from './ListingBrief.js';

/** The most characters (UTF-16 units, as `String.length` counts) and entries that a brief may hold. */
export const BRIEF_LIMITS = {
  ...PRODUCT_LIMITS,
  keyword: 100,
  keywords: 100,
  language: 20,
} as const;

/** The same in words, so that a form, a request and a row of a file are refused alike. */
export function tooLong(name: string, most: number): string {
  return `${name} must be at most ${most} characters`;
}

/** What of a brief is longer than its limit, by the names of the wire. A brief within all limits has none. */
export function briefFaults(brief: ListingBrief): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const check = (path: string, name: string, text: string, most: number) => {
    if (text.length > most) faults.push({ path, message: tooLong(name, most) });
  };
  check('product_name', 'Product name', brief.productName, BRIEF_LIMITS.productName);
  check('description', 'Description', brief.description, BRIEF_LIMITS.description);
  check('category', 'Category', brief.category, BRIEF_LIMITS.category);
  check('brand', 'Brand', brief.brand, BRIEF_LIMITS.brand);
  check('language', 'Language', brief.language, BRIEF_LIMITS.language);
  for (const keyword of brief.keywords) check('keywords', 'Keyword', keyword, BRIEF_LIMITS.keyword);
  if (brief.keywords.length > BRIEF_LIMITS.keywords)
    faults.push({ path: 'keywords', message: `At most ${BRIEF_LIMITS.keywords} keywords` });
  for (const [name, value] of Object.entries(brief.attributes)) {
    check(`attributes.${name}`, 'Attribute name', name, BRIEF_LIMITS.attributeName);
    check(`attributes.${name}`, 'Attribute', value, BRIEF_LIMITS.attributeValue);
  }
  if (Object.keys(brief.attributes).length > BRIEF_LIMITS.attributes)
    faults.push({ path: 'attributes', message: `At most ${BRIEF_LIMITS.attributes} attributes` });
  return faults;
}

/** The most characters (UTF-16 units) of a title that is to be fitted. */
export const TITLE_TO_FIT_MAX = 2000;
