/** Example listing, checked by the same rules: written by hand for the sample form; `sampleResults.e2e.test.ts` checks its text as a seller's own is. */
export const sampleListing = {
  title: 'Himal Insulated Water Bottle, Forest Green',
  highlights: 'Holds 750 ml, fits most car cup holders, leakproof screw lid with carry loop',
  bullets: [
    'Double-wall vacuum bottle of 18/8 stainless steel',
    'Holds 750 ml; leakproof screw lid with carry loop',
    'Fits most car cup holders',
    'Care: hand wash',
  ],
  description: 'The Himal insulated water bottle has a leakproof screw lid with carry loop and holds 750 ml.',
  searchTerms: 'steel leakproof hiking double wall stainless lid car holders',
  score: 96,
  grade: 'A',
  statements: 15,
} as const;
