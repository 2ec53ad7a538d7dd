import { expect, test } from '@jest/globals';
import { errorsOf } from '../kernel/errorsOf.js';
import { EditListingRequest, LintRequest } from './listingRequests.js';
import { listingsContract } from './listingsContract.js';

test.each([
  ['title', 'x'.repeat(1001)],
  ['item_highlights', 'x'.repeat(1001)],
  ['description', 'x'.repeat(20_001)],
  ['search_terms', 'x'.repeat(2001)],
  ['bullet_points', Array.from({ length: 11 }, () => 'x')],
  ['tags', ['x'.repeat(301)]],
])('a public check refuses a %s that no marketplace has room for, and names it', (field, value) => {
  const { error } = LintRequest.safeParse({ marketplace: 'amazon', [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('a check judges the text as it was sent, an edit as it is stored', () => {
  expect(LintRequest.parse({ marketplace: 'amazon', title: ' Bottle ' }).title).toBe(' Bottle ');
  expect(EditListingRequest.parse({ generated_title: ' Bottle ' }).generated_title).toBe('Bottle');
});

test.each(['lint', 'fitTitle', 'edit', 'copy', 'rewrite', 'restore'] as const)('%s is rate-limited', (name) => {
  expect(listingsContract[name].rateLimit).toBeDefined();
  expect([...errorsOf(listingsContract[name])]).toContain('too_many_requests');
});
