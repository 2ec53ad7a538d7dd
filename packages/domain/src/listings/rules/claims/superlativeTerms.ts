import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** Claims of rank that nobody can prove on a product page. */
export const SUPERLATIVE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'best seller',
      'best sellers',
      'bestseller',
      'bestsellers',
      'best selling',
      'bestselling',
      'top seller',
    ),
    ...plainTerms(
      'top selling',
      'top rated',
      'highest rated',
      'best rated',
      'best on amazon',
      'best in class',
      'best quality',
    ),
    ...plainTerms(
      'best price',
      'best value',
      'best choice',
      'best in the world',
      'best in the market',
      'best of the best',
    ),
    ...plainTerms("world's best", 'worlds best', 'no 1 brand', 'hot item', 'hot items', 'hot sale'),
    ...plainTerms(
      'hot selling',
      'hottest',
      'most popular',
      'at unbeatable price',
      'at unbeatable prices',
      'unbeatable price',
      'unbeatable prices',
      'unbeatable',
      'second to none',
      'award winning',
      '#1',
    ),
    { phrase: 'number one', severity: 'warning' },
    { phrase: 'number 1', severity: 'warning' },
    {
      phrase: 'best',
      severity: 'warning',
      allow: [
        {
          before: ['friend', 'friends', 'man', 'before', 'buds', 'wishes', 'bud', 'western'],
          reason: 'a fixed expression',
        },
        {
          after: ['my', 'your', 'his', 'her', 'their', 'our', 'buy', 'works', 'at'],
          reason: 'compares nothing with others',
        },
      ],
    },
    {
      phrase: "world's first",
      severity: 'warning',
    },
    { phrase: 'cheapest', severity: 'warning' },
    { phrase: 'amazing', severity: 'warning' },
    { phrase: 'perfect gift', severity: 'warning' },
  ],
};
