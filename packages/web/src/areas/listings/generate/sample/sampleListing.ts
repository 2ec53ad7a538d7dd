/** What is written from the sample form; `sampleResults.e2e.test.ts` compares it with what is written now. */
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
  score: 88,
  grade: 'A',
  statements: 20,
} as const;
