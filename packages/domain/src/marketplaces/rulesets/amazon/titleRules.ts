import { RULE_SOURCES } from '../ruleSources.js';
import { AMAZON_EPOCHS, LONG_TITLE_COUNTRIES } from '../ruleEpochs.js';
import type { RuleInForce } from '../RuleInForce.js';
import { amazonRule } from './amazonRule.js';

const { sellerCentral, titleLimit2025, policyDigest } = RULE_SOURCES;

// A book or a film is sold under the name of the work ("Who Moved My Cheese?"), so the wording rules leave media alone.
const wording = { fields: ['title'], productClasses: ['general'], source: sellerCentral } as const;
const since2025 = { ...wording, from: AMAZON_EPOCHS.titleCharacters, source: titleLimit2025 } as const;

const length = { id: 'amazon.title.length', fields: ['title'], severity: 'error', title: 'Title length' } as const;
const longTitle = {
  ...length,
  description: 'A title has at most 200 characters, spaces included.',
  source: titleLimit2025,
} as const;

// One id, four scopes that exclude one another: the figure itself is in the limits of the set.
const LENGTH_RULES: readonly RuleInForce[] = [
  amazonRule({
    ...length,
    description: 'A title has at most 75 characters, spaces included.',
    source: RULE_SOURCES.titleLimit2026,
    from: AMAZON_EPOCHS.shortTitles,
    productClasses: ['general'],
    exceptCountries: LONG_TITLE_COUNTRIES,
  }),
  amazonRule({
    ...longTitle,
    until: AMAZON_EPOCHS.shortTitles,
    productClasses: ['general'],
    exceptCountries: LONG_TITLE_COUNTRIES,
  }),
  amazonRule({ ...longTitle, productClasses: ['general'], onlyCountries: LONG_TITLE_COUNTRIES }),
  amazonRule({ ...longTitle, productClasses: ['media'] }),
];

/** Amazon's rules for `item_name`. */
export const AMAZON_TITLE_RULES: readonly RuleInForce[] = [
  amazonRule({
    id: 'amazon.title.missing',
    fields: ['title'],
    severity: 'error',
    title: 'Title present',
    description: 'A listing needs a title.',
    source: sellerCentral,
  }),
  ...LENGTH_RULES,
  amazonRule({
    ...since2025,
    id: 'amazon.title.banned_characters',
    severity: 'error',
    title: 'Banned characters',
    description: 'A title does not use ! $ ? _ { } ^ ¬ ¦ unless the character belongs to the brand name.',
  }),
  amazonRule({
    ...since2025,
    id: 'amazon.title.context_characters',
    severity: 'error',
    title: 'Decorative ~ # < > *',
    description:
      'The characters ~ # < > * are allowed in a title only as an identifier (Style #4301) or a measure (<10 lb).',
  }),
  amazonRule({
    ...since2025,
    id: 'amazon.title.non_language',
    severity: 'error',
    title: 'Non-language characters',
    description: 'A title does not use special characters such as ® ™ © Æ Š Œ Ÿ Ž.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.emoji',
    severity: 'error',
    title: 'Emoji and symbols',
    description: 'A title has no emoji, stars or pictures.',
  }),
  amazonRule({
    ...since2025,
    id: 'amazon.title.repeated_words',
    severity: 'error',
    title: 'Repeated words',
    description:
      'No word occurs in a title more than twice, brand words included; prepositions, articles and conjunctions are exempt.',
  }),
  amazonRule({
    ...since2025,
    id: 'amazon.title.repeats_itself',
    severity: 'warning',
    title: 'Says it once',
    description: 'A title does not say the same phrase twice.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.torn_end',
    severity: 'warning',
    title: 'Finished title',
    description: 'A title does not end on a connector or in the middle of a phrase.',
    source: RULE_SOURCES.listwright,
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.separators',
    severity: 'warning',
    title: 'Decorative separators',
    description: 'The punctuation of a title is - / , & and the full stop; | • [ ] and the like are decoration.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.all_caps',
    severity: 'error',
    title: 'No capitals throughout',
    description: 'A title is not written in capital letters throughout.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.all_lower',
    severity: 'warning',
    title: 'Not all lower case',
    description: 'A title is not written in small letters throughout.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.title_case',
    severity: 'info',
    title: 'Title Case',
    description: 'Each word starts with a capital, except in, on, over, with, and, or, for, the, a and an.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.numerals',
    severity: 'info',
    title: 'Numerals',
    description: 'Numbers in a title are numerals: 2-Pack, not Two-Pack.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.measures',
    severity: 'info',
    title: 'Short measures',
    description: 'Measures in a title are abbreviated: cm, oz, in, kg.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.brand_first',
    severity: 'info',
    title: 'Brand first',
    description: 'A title starts with the brand, then the product type, key attributes, colour, size and model.',
  }),
  amazonRule({
    ...wording,
    id: 'amazon.title.generic_brand',
    severity: 'warning',
    title: 'No "generic" in the title',
    description: 'A product without a brand has "Generic" in the Brand field and no brand in the title.',
    source: policyDigest,
  }),
];
