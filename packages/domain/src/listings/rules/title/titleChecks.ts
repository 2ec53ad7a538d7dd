import type { Check } from '../engine/Check.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { tornEndCheck } from '../everyField/tornEndCheck.js';
import { repeatsItself } from './repeatsItself.js';
import { bannedCharacters, contextCharacters, emoji, nonLanguage, separators } from './characterChecks.js';
import { allCaps, allLower, brandFirst, genericBrand, measures, numerals, repeated, titleCased } from './wordChecks.js';

/** The code behind `AMAZON_TITLE_RULES`. */
export const TITLE_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.title.missing': {
    text: ({ text }) =>
      text.trim() === '' ? { message: 'The title is empty. Write one; Amazon lists nothing without it.' } : undefined,
  },
  'amazon.title.length': {
    text: lengthCheck('titleMax', { name: 'Title', advice: 'Move details to item highlights.', cut: false }),
  },
  'amazon.title.banned_characters': { text: bannedCharacters },
  'amazon.title.context_characters': { text: contextCharacters },
  'amazon.title.non_language': { text: nonLanguage },
  'amazon.title.emoji': { text: emoji },
  'amazon.title.repeated_words': { text: repeated },
  'amazon.title.repeats_itself': { text: repeatsItself },
  'amazon.title.torn_end': { text: tornEndCheck },
  'amazon.title.separators': { text: separators },
  'amazon.title.all_caps': { text: allCaps },
  'amazon.title.all_lower': { text: allLower },
  'amazon.title.title_case': { text: titleCased },
  'amazon.title.numerals': { text: numerals },
  'amazon.title.measures': { text: measures },
  'amazon.title.brand_first': { text: brandFirst },
  'amazon.title.generic_brand': { text: genericBrand },
};
