import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** Comparison with others. Names of competing brands are not listed: they change, and compatibility needs them. */
export const COMPETITOR_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('unlike others', 'unlike other', 'unlike the others', 'unlike our competitors', 'unlike competitors'),
    ...plainTerms(
      'unlike most',
      'compared to other',
      'compared to others',
      'compared with other',
      'compared with others',
    ),
    ...plainTerms(
      'other brands',
      'other sellers',
      'other brand',
      'our competitors',
      'the competition',
      'competing brands',
    ),
    ...plainTerms(
      'competitor',
      'competitors',
      'than others',
      'than other',
      'vs others',
      'vs other',
      'superior to other',
    ),
    ...plainTerms('leading brand', 'leading brands', 'the rest of the market'),
  ],
};
