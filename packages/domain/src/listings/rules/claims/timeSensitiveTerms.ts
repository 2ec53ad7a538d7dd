import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** Words that are true for a while only. All are warnings: most have honest uses. */
export const TIME_SENSITIVE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('limited time', 'limited time offer', 'brand new', 'just launched', 'new arrival', 'new arrivals'),
    ...plainTerms('newly launched', 'now available', 'available now', 'coming soon', 'last chance', 'last minute'),
    ...plainTerms(
      'this week',
      'this month',
      'this year',
      'while supplies last',
      'while stocks last',
      'newest',
      'latest',
    ),
    ...plainTerms('black friday', 'cyber monday', 'prime day', 'today only', 'new release', 'new model', 'new version'),
    {
      phrase: 'new',
      allow: [
        {
          before: [
            ...[
              'balance',
              'york',
              'zealand',
              'jersey',
              'england',
              'era',
              'holland',
              'orleans',
              'mexico',
              'delhi',
              'age',
            ],
            ...[
              'chapter',
              'testament',
              'hampshire',
              'wave',
              'baby',
              'mom',
              'mum',
              'moms',
              'dad',
              'parents',
              'home',
              'year',
            ],
            ...['look', 'world', 'moon', 'generation', 'directions', 'nordic'],
          ],
          reason: 'a name, or new to the person rather than to the shop',
        },
        { after: ['like', 'a', 'your'], reason: 'speaks of the buyer, not of the day' },
      ],
    },
    { phrase: 'today', allow: [{ after: ["today's", 'usa'], reason: 'a name' }] },
  ],
};
