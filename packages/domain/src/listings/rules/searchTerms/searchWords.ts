/** Statements of the day (Seller Central, search terms). Lower case; phrases have single spaces. */
export const TEMPORARY_PHRASES: readonly string[] = [
  ...['available now', 'brand new', 'current', 'discounted', 'just launched', 'last chance', 'last minute', 'latest'],
  ...['limited time', 'new', 'on sale', 'this week', 'this month', 'this year', 'today'],
];

/** Opinions (Seller Central, search terms). */
export const SUBJECTIVE_PHRASES: readonly string[] = [
  ...[
    'amazing',
    'best',
    'cheap',
    'cheapest',
    'effective',
    'fastest',
    'good deal',
    'least',
    'most',
    'popular',
    'trending',
  ],
];

/** Words that Amazon's search ignores. */
export const SEARCH_STOP_WORDS: ReadonlySet<string> = new Set([
  ...[
    'a',
    'an',
    'and',
    'are',
    'as',
    'at',
    'be',
    'by',
    'for',
    'from',
    'has',
    'in',
    'into',
    'is',
    'it',
    'its',
    'of',
    'on',
  ],
  ...['or', 'that', 'the', 'their', 'this', 'to', 'was', 'were', 'will', 'with', 'your', 'our', 'you'],
]);
