import type { MarkedResult, SeoResult } from '../markedFields';

/** What the analyser says of the sample text, as far as it is shown; `sampleResults.e2e.test.ts` compares it with what it says now. */
export const sampleSeo: MarkedResult & Pick<SeoResult, 'score' | 'grade' | 'keywords' | 'keyword_coverage'> = {
  score: 27,
  grade: 'D',
  keyword_coverage: 66.7,
  title_limit: 75,
  keywords: [
    {
      keyword: 'steel water bottle',
      places: ['title'],
      covered: true,
    },
    {
      keyword: 'gym bottle',
      places: ['title'],
      covered: true,
    },
    {
      keyword: 'insulated flask',
      places: [],
      covered: false,
    },
  ],
  marks: [
    {
      field: 'title',
      keyword: 'steel water bottle',
      start: 6,
      end: 24,
    },
  ],
  suggestions: [
    {
      field: 'title',
      span: {
        start: 75,
        end: 97,
      },
      severity: 'error',
      message: 'Title has 97 characters; the limit is 75 characters. Move details to item highlights.',
    },
    {
      field: 'title',
      span: {
        start: 72,
        end: 78,
      },
      severity: 'error',
      message: '"bottle" is in the title 3 times; the limit is 2. Remove 1.',
    },
    {
      field: 'description',
      span: {
        start: 104,
        end: 117,
      },
      severity: 'error',
      message: '"Free shipping" is about the offer, not the product. Remove it.',
    },
    {
      field: 'title',
      span: {
        start: 33,
        end: 37,
      },
      severity: 'warning',
      message: '"BEST" ranks the product, which cannot be verified. Remove it, or state the fact behind it.',
    },
    {
      field: 'title',
      span: {
        start: 33,
        end: 37,
      },
      severity: 'info',
      message: 'Amazon asks for Title Case: capitals for each word but small in, on, with, and, or, for, the, a.',
    },
  ],
};
