import { describe, expect, it } from '@jest/globals';
import { listingVerdict } from './listingVerdict';

describe('listingVerdict', () => {
  it.each([
    [{ errors: 2, warnings: 1, open: 3, score: 40 }, 'Has errors: fix 2 errors before you publish.'],
    [{ errors: 0, warnings: 1, open: 3, score: 90 }, 'Needs work: look at 1 warning.'],
    [{ errors: 0, warnings: 0, open: 0, score: 69 }, 'Needs work: a score of 70 is a good start.'],
    [{ errors: 0, warnings: 0, open: 2, score: 90 }, 'Ready, once you have decided what your facts leave open.'],
    [{ errors: 0, warnings: 0, open: 0, score: 100 }, 'Ready to publish.'],
    [{ errors: 0, warnings: 0, open: 0, score: 0, status: 'failed' }, 'Has errors.'],
  ])('names the most pressing of %j', (judged, verdict) => {
    expect(listingVerdict({ status: 'completed', ...judged })).toBe(verdict);
  });
});
