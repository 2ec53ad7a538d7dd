/** One image of the tour and what it shows. */
export interface Slide {
  /** The image name: `/tour/<name>-light.webp` and `-dark.webp`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** The demo: one listing from an empty form to the export. `npm run captures` takes the images from the app. */
export const slides: readonly Slide[] = [
  {
    name: '1-dashboard',
    title: 'Start with what needs you',
    text: 'The dashboard shows what is used, what is left, and the listings worth your next ten minutes.',
    points: ['Quotas with their reset date', 'Next best actions from your own data', 'Last listings with their scores'],
  },
  {
    name: '2-generate',
    title: 'Give the facts you have',
    text: 'A name is enough to begin. Every fact you add is one more thing the text may say.',
    points: ['Amazon or Shopify', 'Brand, measures, materials, keywords', 'Drafts survive a reload'],
  },
  {
    name: '3-result',
    title: 'Read a listing that fits',
    text: 'Title, highlights, bullets, description and search terms, each with its counter and its limit.',
    points: [
      '75-character titles since July 2026',
      'Lock a field, rewrite another',
      'Overflow moves, nothing gets lost',
    ],
  },
  {
    name: '4-policy',
    title: 'See every rule and its source',
    text: 'Findings name the rule, the place in the text, the date it holds since, and one fix to press.',
    points: ['Errors, warnings, advice', 'Sources with dates', 'One-click fixes'],
  },
  {
    name: '5-facts',
    title: 'See the fact for each claim',
    text: 'Each statement is checked against the facts you enter. Unsupported claims are removed and listed.',
    points: ['Given, follows or not verified', 'Contradictions to settle', 'Missing facts as questions'],
  },
  {
    name: '6-preview',
    title: 'Look at it as a buyer will',
    text: 'Search card, product page and phone, with the words that a store would cut shaded.',
    points: ['Amazon search and detail page', 'Shopify page and search snippet', 'Cut text is shown'],
  },
  {
    name: '7-history',
    title: 'Change without fear',
    text: 'Every save is a version. Compare an older one word by word with what you have, and bring it back.',
    points: ['Word-by-word comparison', 'Restore in one step', 'Edits kept as drafts'],
  },
  {
    name: '8-library',
    title: 'Ship the whole shelf',
    text: 'Search, sort by score, and take the store files with you: Amazon templates and Shopify CSV.',
    points: ['Amazon XLSX, Shopify CSV', 'Your own Amazon template', 'The same from a terminal'],
  },
];
