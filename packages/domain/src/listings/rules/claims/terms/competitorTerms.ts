import { phrases } from '../words/phrases.js';
import { plainTerms, type Allowance, type ClaimVocabulary } from './ClaimTerm.js';

const DOES_NOT_FIT: Allowance = {
  goesOn: [
    ...['do not fit', "don't fit", 'does not fit', 'will not fit', "won't fit", 'cannot be used', "can't be used"],
    ...['do not work', "don't work", 'are not compatible', 'is not compatible', 'are not suitable', 'may not fit'],
  ],
  reason: '"Heads from other brands do not fit" says what fits, and compares nothing.',
};

/** "Doesn't connect to other brands' tracks", "works with other brands' pods". */
const FITS: Allowance = {
  after: phrases('to, with, fit, fits'),
  reason: 'what it fits, and no comparison',
};

/** Comparison with others. Names of competing brands are not listed: they change, and compatibility needs them. */
export const COMPETITOR_TERMS: ClaimVocabulary = {
  terms: [
    { phrase: 'other brands', allow: [DOES_NOT_FIT, FITS] },
    { phrase: 'other brand', allow: [DOES_NOT_FIT, FITS] },
    ...plainTerms('unlike others', 'unlike other', 'unlike the others', 'unlike our competitors', 'unlike competitors'),
    ...plainTerms(
      'unlike most',
      'compared to other',
      'compared to others',
      'compared with other',
      'compared with others',
    ),
    ...plainTerms('other sellers', 'our competitors', 'the competition', 'competing brands'),
    ...plainTerms(
      'competitor',
      'competitors',
      'than others',
      'than other',
      'vs others',
      'vs other',
      'superior to other',
    ),
    ...plainTerms(
      'cheap imitations',
      'cheap imitation',
      'cheap copies',
      'knockoffs',
      'knock offs',
      'copycats',
      'other companies',
    ),
    ...plainTerms(
      'rival brands',
      'rivals',
      'rival',
      'no other brand',
      'any other brand',
      'than any other',
      'like no other',
      'besser als',
    ),
    ...plainTerms(
      'anders als andere',
      'im vergleich zu anderen',
      'andere marken',
      'anderen marken',
      'als die konkurrenz',
      'konkurrenzprodukte',
    ),
    ...plainTerms(
      'dusre brand',
      'doosre brand',
      'dusri company',
      'doosri company',
      'baaki brands',
      'dusron se behtar',
      'sabse behtar',
    ),
    ...plainTerms(
      'outperforms',
      'outperform',
      'outlasts',
      'beats the',
      'superior to',
      'compared to leading',
      'unlike cheap',
      'unlike ordinary',
    ),
    ...plainTerms(
      'unlike regular',
      'unlike traditional',
      'inferior products',
      'similar products',
      'cheaper alternatives',
      'alternative to',
    ),
    {
      phrase: 'better than',
      allow: [{ before: ['ever', 'nothing', 'before', 'bouillon'], reason: 'compares with no one' }],
    },
    ...plainTerms('leading brand', 'leading brands', 'the rest of the market'),
  ],
};
