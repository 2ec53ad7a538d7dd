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
    text: 'Title, highlights, bullets, description and search terms, each checked against dated rules with their source.',
    points: ['75-character titles since July 2026', 'One-click fixes', 'Lock a field, rewrite another'],
  },
  {
    name: '4-facts',
    title: 'See the fact for each claim',
    text: 'Each statement is checked against the facts you enter. Unsupported claims are removed and listed.',
    points: ['Given, follows or not verified', 'Contradictions to resolve', 'Missing facts as questions'],
  },
  {
    name: '5-keywords',
    title: 'Place your keywords',
    text: 'See which keywords the listing contains, in which field, and add the rest with a click.',
    points: ['Coverage by field', 'Missing keywords first', 'Keywords are never treated as facts'],
  },
  {
    name: '6-bulk',
    title: 'Upload a catalogue',
    text: 'A CSV or XLSX is checked before anything is charged. Correct cells on the page, then start.',
    points: ['Columns mapped and remembered', 'Every invalid cell with its reason', 'One listing per row'],
  },
  {
    name: '7-jobs',
    title: 'Let jobs run, review the results',
    text: 'A job shows its progress and keeps running when you leave. Review the listings and retry failed rows.',
    points: [
      'Pause at the limit, resume later',
      'Failed rows with their reason',
      'Accept, edit or rewrite each listing',
    ],
  },
  {
    name: '8-library',
    title: 'Export your catalogue',
    text: 'Search, sort by score, and download store files: Amazon templates and Shopify CSV.',
    points: ['Amazon XLSX, Shopify CSV', 'Every version kept, any two compared', 'Works from the terminal too'],
  },
];
