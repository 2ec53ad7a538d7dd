import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** General environmental claims (FTC Green Guides; named in Amazon's bullet point rules). The colour green is not one. */
export const ENVIRONMENT_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('eco friendly', 'ecofriendly', 'eco conscious', 'environmentally friendly', 'environment friendly'),
    ...plainTerms(
      'ecologically friendly',
      'earth friendly',
      'planet friendly',
      'environmentally safe',
      'good for the planet',
    ),
    ...plainTerms('biodegradable', 'compostable', 'sustainable', 'sustainably', 'sustainability', 'carbon reducing'),
    ...plainTerms(
      'carbon neutral',
      'carbon free',
      'zero waste',
      'climate friendly',
      'climate neutral',
      'climate pledge',
    ),
    ...plainTerms('go green', 'green product', 'green products', 'green technology', 'greener choice', 'eco safe'),
    { phrase: 'recyclable', severity: 'warning' },
    { phrase: 'renewable', severity: 'warning' },
  ],
};
