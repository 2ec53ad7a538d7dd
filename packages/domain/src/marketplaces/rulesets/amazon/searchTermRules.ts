import { RULE_SOURCES } from '../ruleSources.js';
import type { RuleInForce } from '../RuleInForce.js';
import { amazonRule } from './amazonRule.js';

const searchTerms = { fields: ['search_terms'], source: RULE_SOURCES.sellerCentralKeywords } as const;

/** Amazon's rules for backend search terms (`generic_keyword`). */
export const AMAZON_SEARCH_TERM_RULES: readonly RuleInForce[] = [
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.bytes',
    severity: 'error',
    title: 'Search terms: under 250 bytes',
    description:
      'With 250 bytes or more Amazon ignores all search terms. Spaces are counted, because the form may count them.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.bytes_target',
    severity: 'warning',
    title: 'Search terms: 200 bytes',
    description: 'Some stores and upload paths refuse more than 200 bytes (error 97779).',
    source: RULE_SOURCES.sellerCentral,
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.repeats',
    severity: 'warning',
    title: 'Each word once',
    description: 'A word counts once; singular or plural is enough.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.title_words',
    severity: 'warning',
    title: 'Words of the title',
    description: 'Words of the title are searched already.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.brand_words',
    severity: 'warning',
    title: 'No brand names',
    description: 'Search terms hold no brand name, not even your own.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.stop_words',
    severity: 'warning',
    title: 'No stop words',
    description: 'Words such as a, and, for, of, the and with are ignored and cost bytes.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.temporary',
    severity: 'warning',
    title: 'Nothing temporary',
    description: 'No statements of the day: new, on sale, latest, limited time, today.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.subjective',
    severity: 'warning',
    title: 'Nothing subjective',
    description: 'No opinions: amazing, best, cheap, effective, popular, trending.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.punctuation',
    severity: 'warning',
    title: 'Spaces only',
    description: 'Words are separated by single spaces, without punctuation.',
  }),
  amazonRule({
    ...searchTerms,
    id: 'amazon.search_terms.upper_case',
    severity: 'warning',
    title: 'Lower case',
    description: 'Search terms are written in lower case.',
  }),
];
