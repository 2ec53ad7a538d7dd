import type { api, CallOutput } from '@listwright/application/contract';

type Check = CallOutput<typeof api.listings.runTitleCheck>['analysis'];
type Fit = CallOutput<typeof api.listings.runTitleFit>['analysis'];

/** What the tools say of the sample title; `sampleResults.e2e.test.ts` compares it with what they say now. */
export const sampleCheck: Pick<Check, 'verdict' | 'result'> = {
  verdict: '2 errors to fix.',
  result: {
    length: 109,
    limit: 75,
    findings: [
      {
        rule: 'amazon.title.length',
        field: 'title',
        severity: 'error',
        message: 'Title has 109 characters; the limit is 75 characters. Move details to item highlights.',
        span: {
          start: 75,
          end: 109,
        },
        source: 'Amazon 75-character title rule of 27 July 2026 (read 2026-11)',
      },
      {
        rule: 'amazon.title.title_case',
        field: 'title',
        severity: 'info',
        message: 'Amazon asks for Title Case: capitals for each word but small in, on, with, and, or, for, the, a.',
        span: {
          start: 68,
          end: 72,
        },
        fix: {
          label: 'Use Title Case',
          start: 69,
          end: 81,
          insert: 'ree Shipping',
        },
        source: 'Amazon Seller Central help: titles, item highlights, bullet points, search (read 2026-11)',
      },
      {
        rule: 'amazon.claims.promotional',
        field: 'title',
        severity: 'error',
        message: '"FREE SHIPPING" is about the offer, not the product. Remove it.',
        span: {
          start: 68,
          end: 81,
        },
        fix: {
          label: 'Remove "FREE SHIPPING"',
          start: 68,
          end: 83,
          insert: '',
        },
        source: 'Amazon Seller Central help: titles, item highlights, bullet points, search (read 2026-11)',
      },
    ],
    rule_set: {
      id: 'amazon-us-general-2026-07-27',
      date: '2026-07-27',
    },
  },
};

export const sampleFit: Pick<Fit, 'verdict' | 'result'> = {
  verdict: '2 phrases moved; the title has 66 characters now.',
  result: {
    title: 'Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated',
    item_highlights: 'for Gym, Office and School',
    search_terms: '',
    moved: [
      {
        text: 'for Gym, Office and School',
        to: 'item_highlights',
        reason: 'The title has room for 75 characters.',
      },
      {
        text: 'FREE SHIPPING',
        to: 'dropped',
        reason: '"FREE SHIPPING" is about the offer, not the product. Remove it.',
      },
    ],
    findings: [],
    rule_set: {
      id: 'amazon-us-general-2026-07-27',
      date: '2026-07-27',
    },
  },
};
