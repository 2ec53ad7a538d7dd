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
    title: 'Start with what needs attention',
    text: 'The dashboard shows your usage, what’s left, and which listings to work on next.',
    points: ['Quotas with reset dates', 'Next best actions from your own data', 'Recent listings with scores'],
  },
  {
    name: '2-generate',
    title: 'Enter the facts you have',
    text: 'A name is enough to start. Every fact you add gives the text more to say.',
    points: ['Amazon or Shopify', 'Brand, dimensions, materials, keywords', 'Drafts are saved automatically'],
  },
  {
    name: '3-result',
    title: 'Get a listing that fits',
    text: 'Title, highlights, bullets, description and search terms, each with a counter and limit.',
    points: [
      '75-character titles since July 2026',
      'Lock a field, rewrite another',
      'Extra words move to other fields',
    ],
  },
  {
    name: '4-policy',
    title: 'See every rule and its source',
    text: 'Each finding shows the rule, its place in the text, its effective date, and a one-click fix.',
    points: ['Errors, warnings, advice', 'Sources with dates', 'One-click fixes'],
  },
  {
    name: '5-facts',
    title: 'See the fact for each claim',
    text: 'Each statement is checked against the facts you enter. Unsupported claims are removed and listed.',
    points: ['Given, follows or not verified', 'Contradictions to resolve', 'Missing facts as questions'],
  },
  {
    name: '6-preview',
    title: 'Preview it as buyers see it',
    text: 'Search card, product page and phone, with truncated words shaded.',
    points: ['Amazon search and detail page', 'Shopify page and search snippet', 'Truncated text highlighted'],
  },
  {
    name: '7-history',
    title: 'Edit with confidence',
    text: 'Every save creates a version. Compare any version word by word and restore it.',
    points: ['Word-by-word comparison', 'One-click restore', 'Edits saved as drafts'],
  },
  {
    name: '8-library',
    title: 'Export your catalogue',
    text: 'Search, sort by score, and download store files: Amazon templates and Shopify CSV.',
    points: ['Amazon XLSX, Shopify CSV', 'Your own Amazon template', 'Works from the terminal too'],
  },
];
