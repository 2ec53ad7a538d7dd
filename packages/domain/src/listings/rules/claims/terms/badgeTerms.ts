import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** Amazon's own names. "Compatible with Alexa" is the permitted wording; "Works with Alexa" is a badge to be earned. */
export const BADGE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      "amazon's choice",
      'amazons choice',
      'amazon choice',
      'amazon prime',
      'amazon best',
      'amazon exclusive',
    ),
    ...plainTerms('prime shipping', 'prime delivery', 'prime eligible', 'works with alexa', 'certified for alexa'),
    ...plainTerms(
      'fulfilled by amazon',
      'sold by amazon',
      'shipped by amazon',
      'climate pledge friendly',
      'small business badge',
    ),
    {
      phrase: 'prime',
      severity: 'warning',
      allow: [
        { after: ['optimus', 'metroid'], reason: 'a figure or a game' },
        { after: ['rav4', 'prius', 'not'], reason: 'the name of a car, or not the badge' },
        {
          before: [
            'rib',
            'lens',
            'lenses',
            'number',
            'numbers',
            'beef',
            'minister',
            'cut',
            'rate',
            'grade',
            'hydration',
          ],
          reason: 'another meaning of the word',
        },
      ],
    },
    {
      phrase: 'alexa',
      severity: 'warning',
      allow: [{ after: ['with', 'for', 'and', 'or', 'via'], reason: '"compatible with Alexa" is permitted wording' }],
    },
  ],
};
